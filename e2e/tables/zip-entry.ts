import { inflateRawSync } from 'node:zlib';

/** The text of the first file of a zip archive whose path matches; empty where there is none. */
export function entryOf(archive: Buffer, path: RegExp): string {
  let at = archive.readUInt32LE(archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6])) + 16);
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const [packed, name, extra, comment] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
    ];
    if (path.test(archive.toString('utf8', at + 46, at + 46 + name))) {
      const local = archive.readUInt32LE(at + 42);
      const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      const body = archive.subarray(from, from + packed);
      return (archive.readUInt16LE(at + 10) === 0 ? body : inflateRawSync(body)).toString('utf8');
    }
    at += 46 + name + extra + comment;
  }
  return '';
}
