import { renderServerWord } from '@zhantai/messages/server';
import { listedDictionary } from '../dictionaries/index.ts';
import { findBooths } from './store/exhibitors.ts';

/** `booths`: the asker's own, value the number, label like `5 号馆 B117`. */
export const boothDictionary = listedDictionary(async (database, { scope, exhibitorId, language }) => {
  if (exhibitorId === null) return [];
  const booths = (await findBooths(database, scope, [exhibitorId])).get(exhibitorId) ?? [];
  return booths.map(({ hall, number }) => ({
    value: number,
    label: renderServerWord('booth', language, { hall, number }),
  }));
});
