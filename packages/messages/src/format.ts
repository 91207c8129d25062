/** A placeholder, perhaps with the two words that go with one and with many. */
const PLACEHOLDER = /\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

/** What the placeholders of a sentence become. */
export type Params = Readonly<Record<string, string | number>>;

/**
 * Fills `{name}` placeholders; `{name|row|rows}` is the first word where the value is 1, else the second. A clause in
 * square brackets is left out when one of its placeholders has no value; outside brackets such a placeholder becomes
 * nothing. Values are put in as they are, never read as a template.
 */
export function format(template: string, params: Params = {}): string {
  return template
    .replace(/\[([^[\]]*)\]/g, (_, clause: string) => (isComplete(clause, params) ? clause : ''))
    .replace(PLACEHOLDER, (_, name: string, one?: string, many?: string) => {
      const value = valueOf(name, params);
      if (one === undefined || many === undefined) return value;
      return value === '1' ? one : many;
    });
}

function isComplete(clause: string, params: Params): boolean {
  return [...clause.matchAll(PLACEHOLDER)].every(([, name = '']) => valueOf(name, params) !== '');
}

function valueOf(name: string, params: Params): string {
  return Object.hasOwn(params, name) ? String(params[name]) : '';
}
