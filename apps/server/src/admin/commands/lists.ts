import { recountOrders } from '../../catalogues/index.ts';
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
};
