# The README's two commands in a container, and the command alone in a small one.
#
#   docker build --tag zoetrope .                    builds, renders the Fuber splash, keeps the command
#   docker build --target test .                     runs every test too
#   docker run --rm --volume "$PWD/out:/out" zoetrope fuber --fps 60 -o /out/fuber

FROM swift:6.3-bookworm AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends make python3 \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /zoetrope
COPY . .
RUN make fuber
RUN make install PREFIX=/opt/zoetrope

FROM build AS test
RUN make test

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install --yes --no-install-recommends \
        ffmpeg libexpat1 libharfbuzz0b libjpeg62-turbo libpng16-16 libqrencode4 libstdc++6 \
        libwebp7 libxml2 zlib1g \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /opt/zoetrope /opt/zoetrope
ENV PATH=/opt/zoetrope/bin:$PATH
ENTRYPOINT ["render"]
CMD ["--help"]
