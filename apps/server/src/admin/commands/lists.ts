import { recountOrders } from '../../catalogues/index.ts';
import { rebuildObligations } from '../../obligations/index.ts';
import { recount } from '../../submissions/index.ts';
import type { Command } from '../command.ts';

/** What looks after lists and counts. */
export const listCommands: Readonly<Record<string, Command>> = {
  recount: {
    usage: 'recount',
    async run({ database }) {
      const { entries, subjects, counts } = await recount(database);
      const orders = await recountOrders(database);
      if (entries + subjects + counts + orders === 0) return 'Lists and counts say what the submissions say.';
      return `Put right: ${entries} entries of lists, ${subjects} names to search by, ${counts} counts, ${orders} of orders.`;
    },
  },
  'rebuild-obligations': {
    usage: 'rebuild-obligations',
    async run({ database, now }) {
      const differing = await rebuildObligations(database, now);
      if (differing === 0) return 'What is owed is what forms, booths and submissions say.';
      return differing === 1 ? 'Put right: 1 obligation.' : `Put right: ${differing} obligations.`;
    },
  },
};
