import { isCase } from './vector-input.ts';

/** Kinds whose cases are compared by what the original data of items hold, not by their text. */
const byOriginalData: ReadonlySet<string> = new Set(['mergeDraft', 'diffDefinition']);

/** A value of a case as it is compared: as JSON carries it, so that −0 is 0 and an absent key is not an undefined one. */
export function comparedValue(value: unknown, kind: string): unknown {
  const text = JSON.stringify(value) as string | undefined;
  const plain: unknown = text === undefined ? null : JSON.parse(text);
  return byOriginalData.has(kind) ? withOriginalData(plain) : plain;
}

/** Every original data that is the text of a JSON object, columns within it included, replaced by that object. */
function withOriginalData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOriginalData);
  if (!isCase(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      withOriginalData(key === 'formItemOriginalData' ? objectIn(inner) : inner),
    ]),
  );
}

function objectIn(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    const parsed: unknown = JSON.parse(data);
    return isCase(parsed) ? parsed : data;
  } catch {
    return data;
  }
}
