/** What the placeholders of a sentence become. */
export type Params = Readonly<Record<string, string | number>>;

/**
 * Fills `{name}` placeholders. A clause in square brackets is left out when one of its placeholders has no value;
 * outside brackets such a placeholder becomes nothing. Values are put in as they are, never read as a template.
 */
export function format(template: string, params: Params = {}): string {
  return template
    .replace(/\[([^[\]]*)\]/g, (_, clause: string) => (isComplete(clause, params) ? clause : ''))
    .replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name, params));
}

function isComplete(clause: string, params: Params): boolean {
  return [...clause.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => valueOf(name, params) !== '');
}

function valueOf(name: string, params: Params): string {
  return Object.hasOwn(params, name) ? String(params[name]) : '';
}
