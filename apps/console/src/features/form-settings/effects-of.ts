import type { ConsoleFormSettings, FormApplies, FormSettings } from '@zhantai/contract';
import type { FormSettingsWords } from '@zhantai/messages/form-settings';
import { settingLabel, settingText } from './setting-text.ts';
import { changedKeys } from './settings-change.ts';

/** What saving does, before it is done. */
export interface Effect {
  readonly title: string;
  readonly text: string;
}

/** Settings whose effect has a sentence of its own. */
const explained = ['endAt', 'roles', 'boothTypes', 'tags', 'notTags', 'after', 'review', 'optionQuotas'];

/** What saving does, said before it is done (console.md §2); `applies` is null until it is counted. */
export function effectsOf(
  { settings: seen, counts, serverTime, choices }: ConsoleFormSettings,
  typed: FormSettings,
  applies: FormApplies | null,
  words: FormSettingsWords,
): readonly Effect[] {
  const { effects } = words;
  const keys: readonly string[] = changedKeys(seen, typed);
  const found: Effect[] = [];
  if (keys.includes('endAt')) {
    const [from, to] = [seen.endAt, typed.endAt].map(
      (end) => settingText('endAt', end, words) || words.noEnd,
    );
    found.push({ title: effects.end(from ?? '', to ?? ''), text: effects.endText(counts.draft) });
  }
  if (isShutting(seen, typed, serverTime))
    found.push({
      title: effects.shut(counts.draft),
      text:
        typed.lateEndAt !== null && typed.lateEndAt > serverTime
          ? `${effects.shutText}${effects.lateText}`
          : effects.shutText,
    });
  if (['roles', 'boothTypes', 'tags', 'notTags', 'after'].some((key) => keys.includes(key))) {
    if (typed.roles.length === 0) found.push({ title: effects.nobody, text: '' });
    if (applies !== null) {
      const { gained, lost } = applies;
      const said = [
        gained.count === 0 ? '' : effects.gained(gained.count, firstNames(gained.names, words)),
        lost.count === 0 ? '' : effects.lost(lost.count, firstNames(lost.names, words)),
      ].filter((text) => text !== '');
      found.push({
        title: effects.audience(applies.before, applies.after),
        text: said.join(words.semicolon),
      });
    }
  }
  if (keys.includes('review'))
    found.push({ title: typed.review ? effects.reviewOn : effects.reviewOff(counts.wait), text: '' });
  if (keys.includes('optionQuotas'))
    for (const quota of typed.optionQuotas) {
      const option = choices
        .find(({ prop, column }) => prop === quota.prop && column === quota.column)
        ?.options.find(({ value }) => value === quota.option);
      if (option !== undefined && option.taken > quota.limit)
        found.push({ title: effects.over(option.label, option.taken), text: '' });
    }
  const others = keys.filter((key) => !explained.includes(key)).map((key) => settingLabel(key, words));
  if (others.length > 0) found.push({ title: effects.other(others.join(words.separator)), text: '' });
  return found;
}

/** Whether the deadline moves to before now. */
export function isShutting(seen: FormSettings, typed: FormSettings, serverTime: string): boolean {
  const { endAt } = typed;
  return endAt !== null && endAt !== seen.endAt && endAt <= serverTime;
}

/** How many names a sentence holds. */
const mostNames = 5;

function firstNames(names: readonly string[], words: FormSettingsWords): string {
  const first = names.slice(0, mostNames).join(words.separator);
  return names.length > mostNames ? `${first}…` : first;
}
