/** Characters that file systems or headers do not take, and those that turn the direction of writing around. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu;
/** Longer names some file systems cut. */
const MAX_LENGTH = 80;

/** A name that every system takes as a file name, without its ending; `fallback` where nothing of it is left. */
export function safeFileName(name: string, fallback: string): string {
  const safe = Array.from(name.replace(UNSAFE, ' '))
    .slice(0, MAX_LENGTH)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return safe === '' ? fallback : safe;
}
