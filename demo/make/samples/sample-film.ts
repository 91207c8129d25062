/** The smallest MP4: a header without a film, made here so that no file is shipped. */
export function sampleFilm(): Buffer {
  return Buffer.concat([box('ftyp', 'isom\u0000\u0000\u0002\u0000isommp41'), box('free', '')]);
}

function box(kind: string, content: string): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + content.length);
  return Buffer.concat([size, Buffer.from(kind + content, 'latin1')]);
}
