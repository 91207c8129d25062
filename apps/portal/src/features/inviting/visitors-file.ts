import type { Client } from '@zhantai/contract/client';
import type { PortalWords } from '@zhantai/messages/portal';
import { everyRecord } from '@zhantai/shell/resource/every-record.ts';
import type { TableFile } from '../../shell/spreadsheet/save-table.ts';

const SIZE = 100;

/** Everybody who registered through this exhibitor, masked as the list is. */
export async function visitorsFile(
  client: Client,
  /** Part of a company's name that the list is narrowed to; empty for all. */
  company: string,
  text: PortalWords['guests']['inviting'],
): Promise<TableFile> {
  const visitors = await everyRecord((current) =>
    client.call('getInvitedVisitorPage', {
      query: { current, size: SIZE, ...(company === '' ? {} : { company }) },
    }),
  );
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
