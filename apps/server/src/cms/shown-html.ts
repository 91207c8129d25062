import { safeHtml } from './safe-html.ts';

/** Long texts that are kept as they are shown; those shown longest ago make room. */
const most = 50;
/** Characters from which on a text is long. */
const long = 16_384;

const shown = new Map<string, string>();

/** {@link safeHtml} of a stored text, which everybody reads: of a long one it is found out once. */
export function shownHtml(html: string): string {
  if (html.length < long) return safeHtml(html);
  const known = shown.get(html) ?? safeHtml(html);
  shown.delete(html);
  shown.set(html, known);
  const [oldest] = shown.keys();
  if (shown.size > most && oldest !== undefined) shown.delete(oldest);
  return known;
}
