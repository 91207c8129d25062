import { verifyAudit } from '../../audit/index.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage-error.ts';

/** Commands about the audit. */
export const auditCommands = {
  'verify-audit': {
    usage: 'verify-audit',
    async run({ database }) {
      const verified = await verifyAudit(database);
      const faults = verified.flatMap(({ tenantId, exhibitionId, faults: found }) =>
        found.map((fault) => `${tenantId}/${exhibitionId} ${fault}`),
      );
      if (faults.length > 0) throw new UsageError(`The audit is not what was sealed:\n${faults.join('\n')}`);
      return verified
        .map(({ tenantId, exhibitionId, days, entries, last }) =>
          days === 0
            ? `${tenantId}/${exhibitionId}: no day is sealed yet.`
            : `${tenantId}/${exhibitionId}: ${entries} entries of ${days} days are what was sealed; last seal ${last}.`,
        )
        .join('\n');
    },
  },
} as const satisfies Readonly<Record<string, Command>>;
