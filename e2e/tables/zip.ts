import { crc32, deflateRawSync } from 'node:zlib';

/** A zip archive of these files. */
export function zip(files: Readonly<Record<string, Uint8Array | string>>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [path, content] of Object.entries(files)) {
    const whole = Buffer.from(content);
    const packed = deflateRawSync(whole, { level: 9 });
    const name = Buffer.from(path, 'utf8');
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    // Names are UTF-8.
    fields.writeUInt16LE(0x800, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(whole), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(whole.length, 18);
    fields.writeUInt16LE(name.length, 22);
    bodies.push(Buffer.from([0x50, 0x4b, 3, 4]), fields, name, packed);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(at, 10);
    directory.push(Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), fields, more, name);
    at += 30 + name.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...bodies, listed, Buffer.from([0x50, 0x4b, 5, 6]), end]);
}
