import { noHooks } from '../hooks/load-hooks.ts';
import { isPlain, judgePlain } from './judge-plain.ts';
import type { PatternJudge } from '../parsing.ts';
import { readDefinition } from '../read-definition.ts';

/** What `readDefinition` judges the patterns of a detail by: pages load it only for forms whose patterns must be read. */
export async function loadJudge(detail: unknown): Promise<PatternJudge> {
  if (!JSON.stringify(detail).includes('pattern')) return judgePlain;
  let plain = true;
  const judge: PatternJudge = (text) => {
    plain &&= isPlain(text);
    return judgePlain(text);
  };
  readDefinition(detail, {}, judge, noHooks);
  return plain ? judgePlain : (await import('./compile-pattern.ts')).judgePattern;
}
