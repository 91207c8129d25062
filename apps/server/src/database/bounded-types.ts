import { types, type CustomTypesConfig } from 'pg';
import { HandOver } from './call/hand-over.ts';
import { parserOf } from './create-pool.ts';

/** Characters of JSON that the event loop reads of one statement; more is felt by others. */
const most = 524_288;

const json: ReadonlySet<number> = new Set([types.builtins.JSON, types.builtins.JSONB]);

/** Reads the values of one statement, until they are more than the event loop reads. Throws {@link HandOver} then. */
export function boundedTypes(): CustomTypesConfig {
  let read = 0;
  return {
    getTypeParser(oid: number, format?: string) {
      const parse = parserOf(oid, format === 'binary' ? 'binary' : 'text');
      if (!json.has(oid)) return parse;
      return (text: string) => {
        read += text.length;
        if (read > most) throw new HandOver();
        return parse(text);
      };
    },
  };
}
