import type { Language } from '@zhantai/engine';
import { parseLanguage } from '@zhantai/messages';
import {
  closeAccount,
  createSecondFactors,
  makePassword,
  openAccount,
  replacePassword,
  resetFactor,
  selectExhibitionsOf,
  updateNeedsPassword,
  type Account,
} from '../../auth/index.ts';
import type { Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { selectExhibition, type Exhibition } from '../../exhibitions/index.ts';
import { findPortalScope, openLink } from '../../first-passwords/index.ts';
import { createMessageQueue } from '../../messaging/index.ts';
import { createVault } from '../../platform/vault.ts';
import { linkAddress } from '../../tickets/index.ts';
import { auditCommand } from '../audit-command.ts';
import type { Command } from '../command.ts';
import { findAccount } from '../find-account.ts';
import { text } from '../read-values.ts';
import { UsageError } from '../usage-error.ts';

const hours = 48;

/** Commands for an account that must be shut or opened, or whose password is lost. */
export const accountCommands = {
  lock: {
    usage: 'lock NAME [--reason TEXT] [--tenant ID]   (NAME: a user name or a phone)',
    words: [1, 1],
    async run({ database }, values, [name = '']) {
      const account = await findAccount(database, name, values);
      const reason = values['reason']?.trim() ?? '';
      const ended = await inTransaction(database, async (transaction) => {
        await audit(transaction, account, 'account.lock');
        return closeAccount(transaction, account, reason);
      });
      return `Account ${name} is locked; ${sessions(ended)}.`;
    },
  },
  unlock: {
    usage: 'unlock NAME [--tenant ID]   (also forgets failed sign-ins)',
    words: [1, 1],
    async run({ database }, values, [name = '']) {
      const account = await findAccount(database, name, values);
      await inTransaction(database, async (transaction) => {
        await audit(transaction, account, 'account.unlock');
        await openAccount(transaction, account);
      });
      return `Account ${name} is open; failed sign-ins are forgotten.`;
    },
  },
  'reset-password': {
    usage: 'reset-password NAME [--tenant ID]   (of staff; for others password-link)',
    words: [1, 1],
    async run({ database, settings, now }, values, [name = '']) {
      const account = await findAccount(database, name, values);
      if (account.username === null) {
        throw new UsageError(`${name} is not of the staff: npm run admin -- password-link ${name}`);
      }
      const { password, hash } = await makePassword();
      const ended = await inTransaction(database, async (transaction) => {
        await audit(transaction, account, 'account.reset-password');
        const telling = await tellingOf(transaction, account);
        const services = { messages: createMessageQueue(settings), now };
        const change = { account, passwordHash: hash, caller: null, telling };
        return replacePassword(services, transaction, change);
      });
      return `${name} has a new password; ${sessions(ended)}. It is shown only now: ${password}`;
    },
  },
  'reset-factor': {
    usage: 'reset-factor NAME --reason TEXT [--tenant ID]   (of staff who lost the authenticator)',
    words: [1, 1],
    async run({ database }, values, [name = '']) {
      const account = await findAccount(database, name, values);
      if (!account.hasFactor) throw new UsageError(`${name} has no second factor.`);
      const reason = text(values, 'reason');
      const ended = await inTransaction(database, async (transaction) => {
        await audit(transaction, account, 'account.reset-factor', { reason });
        return resetFactor(transaction, account);
      });
      return `${name} sets up another authenticator at the next sign-in; ${sessions(ended)}.`;
    },
  },
  code: {
    usage: 'code NAME [--tenant ID]   (of the demo’s admin, whose authenticator everybody may have)',
    words: [1, 1],
    async run({ database, settings, now }, values, [name = '']) {
      const account = await findAccount(database, name, values);
      const { tokenSecret, dataKeys } = settings.secrets;
      const factors = createSecondFactors(createVault(dataKeys), tokenSecret, true);
      const code = await factors.knownCode(database, account, now());
      // Any other secret stays where it is: whoever reads this terminal is not whoever has the authenticator.
      if (code === null) throw new UsageError(`${name} has no authenticator of the demo.`);
      return code;
    },
  },
  'password-link': {
    usage: `password-link PHONE [--exhibition ID] [--tenant ID]   (good for ${hours} hours)`,
    words: [1, 1],
    async run({ database, settings, now }, values, [phone = '']) {
      const account = await findAccount(database, phone, values);
      if (account.phone === null) {
        throw new UsageError(`${phone} signs in by user name: npm run admin -- reset-password ${phone}`);
      }
      if (account.lockedReason !== null) throw new UsageError(`Account ${phone} is locked: unlock it first.`);
      const { tenantId, accountId } = account;
      const { exhibition } = values;
      const scope = await findPortalScope(database, account, exhibition);
      if (scope === null) {
        throw new UsageError(
          `Account ${phone} belongs to no exhibition${exhibition === undefined ? '' : ` ${exhibition}`}.`,
        );
      }
      const there = await selectExhibition(database, scope.tenantId, scope.exhibitionId);
      if (there === null) throw new UsageError(`There is no exhibition ${scope.exhibitionId}.`);
      const at = now();
      const expiresAt = new Date(at.getTime() + hours * 3_600_000);
      const code = await inTransaction(database, async (transaction) => {
        // A link sets a password where one is asked for.
        await updateNeedsPassword(transaction, tenantId, accountId);
        await auditCommand(transaction, scope, 'account.password-link', { kind: 'account', id: accountId });
        return openLink(transaction, scope, { accountId, expiresAt, by: null }, at);
      });
      return `This link sets the password of ${phone} once, until ${expiresAt.toISOString()}: ${linkAddress(settings.publicUrl, there, code)}`;
    },
  },
} as const satisfies Readonly<Record<string, Command>>;

const sessions = (count: number): string => (count === 1 ? '1 session ended' : `${count} sessions ended`);

/** Where the owner of an account is told of what the terminal did; null where it belongs to no exhibition. */
async function tellingOf(
  transaction: Transaction,
  account: Account,
): Promise<{ readonly exhibition: Exhibition; readonly language: Language } | null> {
  const [scope] = await selectExhibitionsOf(transaction, account);
  const exhibition =
    scope === undefined ? null : await selectExhibition(transaction, scope.tenantId, scope.exhibitionId);
  return exhibition === null ? null : { exhibition, language: parseLanguage(undefined) };
}

/** The audit of each exhibition that the account belongs to says it. */
async function audit(
  transaction: Transaction,
  account: Account,
  action: string,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const thing = { kind: 'account', id: account.accountId };
  for (const scope of await selectExhibitionsOf(transaction, account)) {
    await auditCommand(transaction, scope, action, thing, detail);
  }
}
