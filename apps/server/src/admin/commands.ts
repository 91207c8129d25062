import { randomBytes } from 'node:crypto';
import { staffRoles } from '@zhantai/contract';
import { recordAudit } from '../audit/index.ts';
import { addMembership, createAccount, hashPassword } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { sqlState } from '../database/sql-state.ts';
import { createExhibition, createTenant, type Scope } from '../exhibitions/index.ts';
import { emptyProfile } from './empty-profile.ts';
import { UsageError } from './usage-error.ts';

/** Named values of a command line. */
export type Values = Readonly<Record<string, string | undefined>>;

export interface Command {
  readonly usage: string;
  /** Resolves to what the terminal says. */
  run(database: Database, values: Values): Promise<string>;
}

/** What `npm run admin` can do, by name. */
export const commands: Readonly<Record<string, Command>> = {
  'create-tenant': {
    usage: 'create-tenant --tenant ID --name NAME',
    async run(database, values) {
      const tenantId = identifier(values, 'tenant');
      await unique(createTenant(database, tenantId, text(values, 'name')), `Tenant ${tenantId}`);
      return `Tenant ${tenantId} is there.`;
    },
  },
  'create-exhibition': {
    usage: 'create-exhibition --tenant ID --exhibition ID --title TITLE [--host HOST] [--zone ZONE]',
    async run(database, values) {
      const scope = scopeOf(values);
      const { host, zone } = values;
      const work = inTransaction(database, async (transaction) => {
        await createExhibition(transaction, {
          ...scope,
          title: { 'zh-Hans': text(values, 'title') },
          client: { id: `${scope.exhibitionId}-web`, secret: randomBytes(24).toString('base64url') },
          host: host ?? null,
          ...(zone === undefined ? {} : { zone }),
          profile: emptyProfile,
        });
        await audit(transaction, scope, 'exhibition.create', { kind: 'exhibition', id: scope.exhibitionId });
      });
      await unique(work, `Exhibition ${scope.exhibitionId}`);
      const query = `?exhibition=${scope.exhibitionId}&tenant=${scope.tenantId}`;
      return `Exhibition ${scope.exhibitionId} of tenant ${scope.tenantId} is there; its pages open with ${query}.`;
    },
  },
  'create-staff': {
    usage: `create-staff --tenant ID --exhibition ID --username NAME --name "REAL NAME" [--role ${staffRoles.join('|')}]`,
    async run(database, values) {
      const scope = scopeOf(values);
      const username = identifier(values, 'username');
      const role = staffRoles.find((known) => known === (values['role'] ?? 'admin'));
      if (role === undefined) throw new UsageError(`--role must be one of ${staffRoles.join(', ')}.`);
      const password = `${randomBytes(12).toString('base64url')}Aa1`;
      const passwordHash = await hashPassword(password);
      const work = inTransaction(database, async (transaction) => {
        const { accountId } = await createAccount(transaction, {
          tenantId: scope.tenantId,
          username,
          name: text(values, 'name'),
          passwordHash,
        });
        await addMembership(transaction, { ...scope, accountId, role });
        await audit(transaction, scope, 'account.create-staff', { kind: 'account', id: accountId }, { role });
      });
      await unique(work, `Staff account ${username}`);
      return `Staff account ${username} (${role}) is there. Its password, shown only now: ${password}`;
    },
  },
};

async function audit(
  transaction: Parameters<typeof recordAudit>[0],
  scope: Scope,
  action: string,
  thing: { readonly kind: string; readonly id: string },
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await recordAudit(transaction, {
    ...scope,
    actor: { kind: 'system', accountId: null },
    action,
    thing,
    detail,
  });
}

function scopeOf(values: Values): Scope {
  return { tenantId: identifier(values, 'tenant'), exhibitionId: identifier(values, 'exhibition') };
}

function identifier(values: Values, name: string): string {
  const value = text(values, name);
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(value)) {
    throw new UsageError(`--${name} must be letters, digits, dots, dashes and underscores, at most 64.`);
  }
  return value;
}

function text(values: Values, name: string): string {
  const value = values[name]?.trim() ?? '';
  if (value === '' || value.length > 200)
    throw new UsageError(`--${name} is needed, with at most 200 characters.`);
  return value;
}

/** What is there already, and what it would belong to but is missing, are mistakes of the caller. */
async function unique(work: Promise<unknown>, name: string): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (sqlState(error) === '23505') throw new UsageError(`${name} is there already.`);
    if (sqlState(error) === '23503')
      throw new UsageError(`${name} belongs to a tenant or exhibition that does not exist.`);
    if (error instanceof RangeError) throw new UsageError('--zone must be a time zone like Asia/Shanghai.');
    throw error;
  }
}
