import { randomBytes } from 'node:crypto';
import { staffRoles } from '@zhantai/contract';
import { addMembership, createAccount, hashPassword } from '../../auth/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { sqlState } from '../../database/failures/sql-state.ts';
import { createExhibition, createTenant, emptyProfile } from '../../exhibitions/index.ts';
import { auditCommand } from '../audit-command.ts';
import type { Command } from '../command.ts';
import { makeTenantAdmin, readTenantAdmin } from '../make-tenant-admin.ts';
import { identifier, scopeOf, text } from '../read-values.ts';
import { UsageError } from '../usage-error.ts';

/** Commands that make a tenant, an exhibition and its staff. */
export const createCommands = {
  'create-tenant': {
    usage: 'create-tenant --tenant ID --title ORGANISER --username NAME --name "REAL NAME"',
    async run(context, values) {
      const tenantId = identifier(values, 'tenant');
      const [title, admin] = [text(values, 'title'), readTenantAdmin(values)];
      const work = inTransaction(context.database, async (transaction) => {
        await createTenant(transaction, tenantId, title);
        return makeTenantAdmin(context, transaction, tenantId, admin);
      });
      const said = await unique(work, `Tenant ${tenantId}`);
      return `Tenant ${tenantId} is there.\n${said}`;
    },
  },
  'create-tenant-admin': {
    usage:
      'create-tenant-admin --tenant ID --username NAME --name "REAL NAME"   (or makes one of the staff a tenant admin)',
    async run(context, values) {
      const tenantId = identifier(values, 'tenant');
      const admin = readTenantAdmin(values);
      const work = inTransaction(context.database, (transaction) =>
        makeTenantAdmin(context, transaction, tenantId, admin),
      );
      return unique(work, `Account ${admin.username}`);
    },
  },
  'create-exhibition': {
    usage: 'create-exhibition --tenant ID --exhibition ID --title TITLE [--host HOST] [--zone ZONE]',
    async run({ database }, values) {
      const scope = scopeOf(values);
      const { host, zone } = values;
      const work = inTransaction(database, async (transaction) => {
        await createExhibition(transaction, {
          ...scope,
          title: { 'zh-Hans': text(values, 'title') },
          host: host ?? null,
          ...(zone === undefined ? {} : { zone }),
          profile: emptyProfile,
        });
        await auditCommand(transaction, scope, 'exhibition.create', {
          kind: 'exhibition',
          id: scope.exhibitionId,
        });
      });
      await unique(work, `Exhibition ${scope.exhibitionId}`);
      const query = `?exhibition=${scope.exhibitionId}&tenant=${scope.tenantId}`;
      return `Exhibition ${scope.exhibitionId} of tenant ${scope.tenantId} is there; its pages open with ${query}.`;
    },
  },
  'create-staff': {
    usage: `create-staff --tenant ID --exhibition ID --username NAME --name "REAL NAME" [--role ${staffRoles.join('|')}]`,
    async run({ database }, values) {
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
        await auditCommand(
          transaction,
          scope,
          'account.create-staff',
          { kind: 'account', id: accountId },
          { role },
        );
      });
      await unique(work, `Staff account ${username}`);
      return `Staff account ${username} (${role}) is there. Its password, shown only now: ${password}`;
    },
  },
} as const satisfies Readonly<Record<string, Command>>;

/** What is there already, and what it would belong to but is missing, are mistakes of the caller. */
async function unique<T>(work: Promise<T>, name: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (sqlState(error) === '23505') throw new UsageError(`${name} is there already.`);
    if (sqlState(error) === '23503')
      throw new UsageError(`${name} belongs to a tenant or exhibition that does not exist.`);
    if (error instanceof RangeError) throw new UsageError('--zone must be a time zone like Asia/Shanghai.');
    throw error;
  }
}
