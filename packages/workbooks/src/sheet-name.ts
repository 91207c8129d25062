import { cutUnits } from './cut-units.ts';

/** Characters that no program takes in the name of a sheet. */
const FORBIDDEN = /[\\/?*[\]:\p{Cc}]/gu;
const MAX_LENGTH = 31;

/** A name that every program takes for a sheet; `fallback` where nothing of it is left. */
export function sheetName(name: string, fallback: string): string {
  const safe = cutUnits(name.replace(FORBIDDEN, ' ').trim(), MAX_LENGTH)
    .replace(/^'+|'+$/g, '')
    .trim();
  return safe === '' || safe.toLowerCase() === 'history' ? fallback : safe;
}
