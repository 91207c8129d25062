/** Longest pattern text that is looked at. */
const MAX_PATTERN_LENGTH = 1000;
/** Longest value that is tested, in code points (engine.md §4). */
const MAX_VALUE_LENGTH = 2000;
const MAX_CACHED = 2000;

const cache = new Map<string, RegExp | null>();

/**
 * An organiser's regex text, `/…/flags` or plain, as an unanchored test; null when it does not compile. Flags `g` and
 * `y` are dropped. Whether it may run is not asked here: rules keep only patterns that were judged (engine.md §4).
 */
export function readPattern(text: string): RegExp | null {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const pattern = compile(text);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(text, pattern);
  return pattern;
}

/** Whether a value satisfies a compiled pattern; a value of more than 2,000 characters fails untested (engine.md §4). */
export function testPattern(pattern: RegExp, value: string): boolean {
  if (value.length > MAX_VALUE_LENGTH * 2) return false;
  if (value.length > MAX_VALUE_LENGTH && Array.from(value).length > MAX_VALUE_LENGTH) return false;
  return pattern.test(value);
}

function compile(text: string): RegExp | null {
  if (text.length > MAX_PATTERN_LENGTH) return null;
  const { source, flags } = split(text);
  try {
    return new RegExp(source, flags);
  } catch {
    return null;
  }
}

function split(text: string): { readonly source: string; readonly flags: string } {
  const end = text.lastIndexOf('/');
  const flags = text.slice(end + 1);
  // `/api/list` is plain text: what follows its last slash cannot be flags.
  if (!text.startsWith('/') || end < 1 || !/^[dgimsuvy]*$/.test(flags)) return { source: text, flags: '' };
  return { source: text.slice(1, end), flags: flags.replace(/[gy]/g, '') };
}
