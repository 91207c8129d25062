import type { ExhibitionProfileSettings } from '@zhantai/contract';
import type { ExhibitionSettingsWords } from '@zhantai/messages/exhibition-settings';

/** Why the settings cannot be saved as they are typed; null where they can. The server judges them again. */
export function faultOf(typed: ExhibitionProfileSettings, words: ExhibitionSettingsWords): string | null {
  const { start, end, halls, groups } = typed;
  if (typed['title.zh-Hans'].trim() === '') return words.needTitle;
  if (end < start) return words.badDays;
  if (!areCodes(halls.map(({ hall }) => hall))) return words.needHall;
  const codes = groups.map(({ group }) => group);
  return areCodes(codes) && codes.every((code) => /^[A-Za-z0-9]+$/.test(code)) ? null : words.needGroup;
}

/** Whether each is there, and once. */
function areCodes(codes: readonly string[]): boolean {
  return codes.every((code) => code !== '' && code === code.trim()) && new Set(codes).size === codes.length;
}
