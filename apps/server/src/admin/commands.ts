import type { Command } from './command.ts';
import { auditCommands } from './commands/audit.ts';
import { accountCommands } from './commands/accounts.ts';
import { archiveCommands } from './commands/archives.ts';
import { createCommands } from './commands/create.ts';
import { dataKeyCommands } from './commands/data-keys.ts';
import { listCommands } from './commands/lists.ts';
import { staffLimitCommands } from './commands/staff-limits.ts';
import { settingCommands } from './commands/settings.ts';

/** What `npm run admin` can do, by name. */
export const commands: Readonly<Record<string, Command>> = {
  ...createCommands,
  ...accountCommands,
  ...settingCommands,
  ...dataKeyCommands,
  ...staffLimitCommands,
  ...listCommands,
  ...auditCommands,
  ...archiveCommands,
};
