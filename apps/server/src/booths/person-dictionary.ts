import { renderServerWord } from '@zhantai/messages/server';
import { listedDictionary } from '../dictionaries/index.ts';
import { findMembers } from './store/exhibitors.ts';

/** `persons`: who has an account with the asker's exhibitor, with name and mobile. */
export const personDictionary = listedDictionary(async (database, { scope, exhibitorId, language }) => {
  if (exhibitorId === null) return [];
  const members = await findMembers(database, scope, exhibitorId);
  return members.map(({ accountId, name, mobile }) => ({
    value: accountId,
    label: renderServerWord('person', language, { name, mobile }),
  }));
});
