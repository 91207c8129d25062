import type { Database } from '../../database/database.ts';
import type { TicketPurpose } from '../../database/tables/open-tables.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { codeLength, makeCode } from '../short-code.ts';
import { insertLink, selectExhibitorLink, selectSubjectLink, type ShortLink } from '../store/links.ts';

/** The link of an exhibitor that many may open, or the personal one of a subject. */
export interface LinkWish {
  readonly of: { readonly exhibitorId: string } | { readonly subjectId: string };
  readonly purpose: TicketPurpose;
  /** Of the portal; `{code}` stands for the code. */
  readonly path: string;
  readonly formId: string | null;
  readonly kind: string;
  readonly mostTickets: number | null;
  readonly ticketUses: number;
  readonly ticketSeconds: number;
  readonly closesAt?: Date;
}

/** The link that is wished, made when it is first asked for; who asks at the same moment gets the same one. */
export async function linkFor(
  database: Database,
  scope: Scope,
  wish: LinkWish,
  at: Date,
): Promise<ShortLink> {
  const { of, purpose, path, kind } = wish;
  const find = (): Promise<ShortLink | null> =>
    'subjectId' in of
      ? selectSubjectLink(database, scope, of.subjectId)
      : selectExhibitorLink(database, scope, of.exhibitorId, purpose, kind);
  for (;;) {
    // Again where a random code was taken.
    const known = await find();
    if (known !== null) return known;
    const code = makeCode('subjectId' in of ? codeLength.personal : codeLength.shared);
    const link = {
      code,
      purpose,
      path: path.replace('{code}', code),
      formId: wish.formId,
      exhibitorId: 'exhibitorId' in of ? of.exhibitorId : null,
      subjectId: 'subjectId' in of ? of.subjectId : null,
      kind,
      mostTickets: wish.mostTickets,
      ticketUses: wish.ticketUses,
      ticketSeconds: wish.ticketSeconds,
      opensAt: null,
      closesAt: wish.closesAt ?? null,
    };
    await insertLink(database, scope, link, at);
  }
}
