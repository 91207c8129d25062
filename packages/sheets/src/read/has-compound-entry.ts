/** Entries of a compound file's directory stand at multiples of this, and begin with their name. */
const ENTRY = 128;
const HEADER = 512;

/** Whether a compound file has an entry of that name ([MS-CFB] §2.6). */
export function hasCompoundEntry(bytes: Uint8Array, name: string): boolean {
  const wanted = Array.from(`${name}\0`, (letter) => letter.charCodeAt(0));
  for (let at = HEADER; at + ENTRY <= bytes.length; at += ENTRY) {
    if (wanted.every((code, index) => bytes[at + index * 2] === code && bytes[at + index * 2 + 1] === 0))
      return true;
  }
  return false;
}
