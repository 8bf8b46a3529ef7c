// Empty on purpose: Swift Testing looks for an overlay of this name beside a module of ours.
