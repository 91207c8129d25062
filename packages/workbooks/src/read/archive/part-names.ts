/** The name of a part as archives are searched for it: without a slash before it, in lower case. */
export function partKey(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

/** The part that a relation of another one names. @param from key of that other one; empty for the archive itself. */
export function relatedKey(from: string, target: string): string {
  const path = decoded(target.trim())
    .replaceAll('\\', '/')
    .replace(/[?#].*$/, '');
  const steps = path.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return partKey(steps.join('/'));
}

/** Where the relations of a part stand. */
export function relationsKey(key: string): string {
  const at = key.lastIndexOf('/') + 1;
  return `${key.slice(0, at)}_rels/${key.slice(at)}.rels`;
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
