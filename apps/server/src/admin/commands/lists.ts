import { recount } from '../../submissions/index.ts';
import type { Command } from '../command.ts';

/** What looks after lists and counts. */
export const listCommands: Readonly<Record<string, Command>> = {
  recount: {
    usage: 'recount',
    async run({ database }) {
      const { entries, subjects, counts } = await recount(database);
      if (entries + subjects + counts === 0) return 'Lists and counts say what the submissions say.';
      return `Put right: ${entries} entries of lists, ${subjects} names to search by, ${counts} counts.`;
    },
  },
};
