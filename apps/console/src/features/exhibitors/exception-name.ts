import type { ExceptionOf } from '@zhantai/contract';
import type { ExhibitorWords } from './value-text.ts';

/** What an exception is of, in words. */
export function exceptionName(
  { kind, formCode, title }: ExceptionOf,
  { kinds }: ExhibitorWords['exceptions'],
): string {
  return [kinds[kind], formCode, title].filter((part) => part !== null).join(' ');
}
