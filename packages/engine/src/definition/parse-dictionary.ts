import type { DictionarySource, JsonObject } from './item.ts';
import { isJsonObject, readFlag, readList, readText } from './json-value.ts';
import { note } from './parsing.ts';
import type { Parsing } from './parsing.ts';

/** Headers that would speak in the user's or the exhibition's name (engine.md §5). */
const FORBIDDEN_HEADER =
  /^(?:(?:proxy-)?authorization|blade-auth|(?:x-)?(?:tenant|exhibition)(?:-?id)?|host|origin|referer|cookie|(?:x-)?forwarded(?:-.*)?)$/i;

/** Reads `dicUrl` and what belongs to it; null where the item has none or may not call it. */
export function parseDictionary(
  source: JsonObject,
  formItemId: string,
  parsing: Parsing,
): DictionarySource | null {
  const url = readText(source['dicUrl']).trim();
  if (url === '') return null;
  if (!isAllowedUrl(url)) {
    note(parsing, 'badDictionary', formItemId, { url });
    return null;
  }
  const props = isJsonObject(source['props']) ? source['props'] : {};
  const metaData = isJsonObject(source['metaData']) ? source['metaData'] : {};
  const query = readPairs(source['dicQuery']);
  const lazyRequestKey = readText(source['dicLazyRequestKey']);
  return {
    url,
    method: readText(source['dicMethod']).toLowerCase() === 'post' ? 'post' : 'get',
    query,
    headers: readHeaders(source['headersConfig'], formItemId, parsing),
    resPath: readText(props['resPath']) || 'data',
    valueKey: readText(props['value']) || 'value',
    labelKey: readText(props['label']) || 'label',
    childrenKey: readText(props['children']) || 'children',
    lazy: readFlag(source['lazy']) || lazyRequestKey !== '',
    lazyRequestKey: lazyRequestKey || 'parentKey',
    lazyEchoKey: readText(source['dicLazyEchoKey']) || 'keys',
    onOpen: readFlag(metaData['isLoad']),
    dependsOn: readPlaceholders(url, query),
  };
}

/** Dictionaries, also as Blade names them, and the seed's calls that give things to choose from. */
const OWN_URL =
  /^\/api\/(?:dict\/[^/]|blade-system\/dict(?:-biz)?\/dictionary(?:\?|$)|wdit-exhibitor\/wdit-api\/wditexhibitor\/(?:selectHotel|selectEmployer|queryFacilities|booth\/page)(?:\?|$))/;

/** Same-origin addresses lead to lists of options only; foreign ones are the server's to allow. */
function isAllowedUrl(url: string): boolean {
  if (/[\s\\]|\.\.|%2e/i.test(url)) return false;
  return OWN_URL.test(url) || /^https?:\/\/[^/]/i.test(url);
}

function readHeaders(raw: unknown, formItemId: string, parsing: Parsing): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [key, value] of Object.entries(readPairs(raw))) {
    if (FORBIDDEN_HEADER.test(key)) note(parsing, 'badDictionary', formItemId, { header: key });
    else headers[key] = value;
  }
  return headers;
}

/** `{key: value}` or `[{key, value}]`. */
function readPairs(raw: unknown): Record<string, string> {
  const entries: readonly (readonly [string, unknown])[] = isJsonObject(raw)
    ? Object.entries(raw)
    : readList(raw)
        .filter(isJsonObject)
        .map((pair): readonly [string, unknown] => [readText(pair['key']), pair['value']]);
  return Object.fromEntries(
    entries
      .filter(([key]) => key !== '' && key !== '__proto__')
      .map(([key, value]) => [key, readText(value)]),
  );
}

function readPlaceholders(url: string, query: Readonly<Record<string, string>>): readonly string[] {
  const names = new Set<string>();
  for (const text of [url, ...Object.values(query)]) {
    for (const match of text.matchAll(/\{\{([^{}]{1,200})\}\}/g)) names.add((match[1] ?? '').trim());
  }
  return [...names];
}
