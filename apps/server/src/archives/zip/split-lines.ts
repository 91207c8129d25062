import { StringDecoder } from 'node:string_decoder';
import { ArchiveRefused } from '../archive-refused.ts';

/** Characters of a line at most: a form with everything is 4 MB. */
const MAX_LINE_CHARACTERS = 16 * 1024 * 1024;

/** The lines of a stream of UTF-8, without their ends. @throws ArchiveRefused for a line without end. */
export async function* splitLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of source) {
    const parts = decoder.write(Buffer.from(chunk)).split('\n');
    parts[0] = rest + (parts[0] ?? '');
    rest = parts.pop() ?? '';
    if (rest.length > MAX_LINE_CHARACTERS) throw new ArchiveRefused('archiveLongLine');
    yield* parts;
  }
  rest += decoder.end();
  if (rest !== '') yield rest;
}
