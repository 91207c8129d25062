import { inflateRawSync } from 'node:zlib';

/** The files of a zip archive by path, in the order of its directory. */
export function entriesOf(archive: Buffer): ReadonlyMap<string, Buffer> {
  const entries = new Map<string, Buffer>();
  let at = archive.readUInt32LE(archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6])) + 16);
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const [packed, name, extra, comment] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
    ];
    const local = archive.readUInt32LE(at + 42);
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const body = archive.subarray(from, from + packed);
    entries.set(
      archive.toString('utf8', at + 46, at + 46 + name),
      archive.readUInt16LE(at + 10) === 0 ? body : inflateRawSync(body),
    );
    at += 46 + name + extra + comment;
  }
  return entries;
}

/** The text of the first file of a zip archive whose path matches; empty where there is none. */
export function entryOf(archive: Buffer, path: RegExp): string {
  for (const [name, body] of entriesOf(archive)) if (path.test(name)) return body.toString('utf8');
  return '';
}
