import type { InvitedVisitor } from '@zhantai/contract';
import type { Client } from '@zhantai/contract/client';
import type { PortalWords } from '@zhantai/messages/portal';
import type { TableFile } from '../spreadsheet/save-table.ts';

const SIZE = 100;

/** Everybody who registered through this exhibitor, masked as the list is. */
export async function visitorsFile(
  client: Client,
  /** Part of a company's name that the list is narrowed to; empty for all. */
  company: string,
  text: PortalWords['guests']['inviting'],
): Promise<TableFile> {
  const visitors: InvitedVisitor[] = [];
  for (let current = 1; ; current += 1) {
    const query = { current, size: SIZE, ...(company === '' ? {} : { company }) };
    // Page after page, until there is no next one.
    // oxlint-disable-next-line no-await-in-loop
    const page = await client.call('getInvitedVisitorPage', { query });
    visitors.push(...page.records);
    if (visitors.length >= page.total || page.records.length === 0) break;
  }
  return {
    name: text.visitors,
    table: {
      name: text.visitors,
      columns: [
        ...[text.name, text.mobile, text.company, text.position].map((header) => ({ header })),
        { header: text.registeredAt, type: 'datetime' },
        { header: text.cameAt, type: 'datetime' },
      ],
    },
    rows: visitors.map(({ name, mobile, company: firm, position, registeredAt, cameAt }) => [
      name,
      mobile,
      firm,
      position,
      { kind: 'datetime', text: registeredAt },
      cameAt === null ? text.notYet : { kind: 'datetime', text: cameAt },
    ]),
  };
}
