import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject, readFlag, readNumber, readText } from '../../definition/json-value.ts';

/** Checks of Avue as ours, and the keys of each that mean nothing here. */
export interface AvueRules {
  readonly rules: readonly JsonObject[];
  /** `[0].trigger`. */
  readonly left: readonly string[];
  readonly changed: boolean;
}

const types = new Set(['email', 'url', 'integer']);

/** Reads `rules`, a list of checks or one. Null where it is neither. */
export function avueRules(value: unknown): AvueRules | null {
  const list: unknown = isJsonObject(value) ? [value] : value;
  if (!Array.isArray(list)) return null;
  const left: string[] = [];
  let changed = false;
  const rules = list.flatMap((rule: unknown, at) => {
    if (!isJsonObject(rule)) {
      left.push(`[${at}]`);
      return [];
    }
    const own: Record<string, unknown> = {};
    for (const [key, part] of Object.entries(rule)) {
      const read = readPart(key, part);
      if (read === undefined) left.push(`[${at}].${key}`);
      else own[key] = read;
      if (read !== undefined && read !== part) changed = true;
    }
    // A sentence alone checks nothing.
    const checks = Object.keys(own).some((key) => key !== 'message');
    if (!checks && own['message'] !== undefined) left.push(`[${at}].message`);
    return checks ? [own] : [];
  });
  return { rules, left, changed: changed || left.length > 0 };
}

function readPart(key: string, value: unknown): unknown {
  if (key === 'required') return readFlag(value);
  if (key === 'message') return readText(value) === '' ? undefined : readText(value);
  if (key === 'min' || key === 'max') return readNumber(value) ?? undefined;
  if (key === 'type') return typeof value === 'string' && types.has(value) ? value : undefined;
  return key === 'pattern' && typeof value === 'string' && value !== '' ? value : undefined;
}
