import type { PersonEntry } from '@zhantai/contract';
import { toast } from '@zhantai/ui';
import { usePortal } from '../../../shell/portal/portal-context.ts';

/** The removal of people: the question, and what answers it with yes. */
export function useRemoval(people: readonly PersonEntry[]) {
  const { client, words } = usePortal();
  const text = words.people;
  const [only] = people;
  const name = only === undefined || only.name === '' ? text.noName : only.name;
  return {
    title: people.length === 1 ? text.removeTitle(name) : text.removeManyTitle(people.length),
    /** Says what became of them. Throws `ApiError`: then it is all of them or nobody. */
    remove: async (reason?: string): Promise<void> => {
      const ids = people.map(({ id }) => id).join(',');
      const query = reason === undefined ? { ids } : { ids, reason };
      const { removed, requested } = await client.call('personsRemove', { query });
      if (removed > 0) toast(text.removed(removed), 'done');
      if (requested > 0) toast(text.removalsRequested(requested), 'done');
    },
  };
}
