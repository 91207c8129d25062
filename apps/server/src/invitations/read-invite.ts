import { formTypeCodes, limits, type Invite } from '@zhantai/contract';
import type { Answers } from '@zhantai/engine';
import { passPlaces, requireExhibitor, type Actor } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { selectLatestByType } from '../submissions/index.ts';
import { linkAddress, linkFor } from '../tickets/index.ts';
import { findInvitedForm, invitationKind } from './invitation-kind.ts';
import { countMessages } from './messages/store.ts';
import { pageContent, showsMap } from './page-content.ts';
import type { InvitationServices } from './services.ts';
import { countSelfRegistered, selectPlaces } from './store.ts';

/**
 * The link that an exhibitor hands out, made when it is first asked for, and what came of it.
 * @throws Refusal FORBIDDEN for roles without an exhibitor, BAD_REQUEST for a type that invites nobody, NOT_FOUND where the invited have no form.
 */
export async function readInvite(
  { database, now, publicUrl }: InvitationServices,
  actor: Actor,
  siecType: string,
): Promise<Invite> {
  const { exhibition, booths, subjectKey } = actor;
  const { exhibitorId, name } = requireExhibitor(actor);
  const { purpose, path } = invitationKind(siecType);
  const form = await findInvitedForm(database, exhibition, { purpose });
  if (form === null) throw new Refusal('NOT_FOUND');
  const wish = {
    of: { exhibitorId },
    purpose,
    path,
    formId: form.formId,
    kind: siecType,
    mostTickets: null,
    ticketUses: limits.ticketUses,
    ticketSeconds: limits.ticketLifeSeconds,
  };
  const link = await linkFor(database, exhibition, wish, now());
  const shown = { link: linkAddress(publicUrl, exhibition, link.code), code: link.code, opened: link.opened };
  if (purpose === 'staff') {
    const quota =
      (await passPlaces(database, exhibition, form, { exhibitorId, booths })) ?? limits.waitingPersons;
    const registered = await countSelfRegistered(database, exhibition, exhibitorId);
    const poster = { subtitle: '', style: '', host: '', showMap: true };
    return { ...shown, posterTitle: name, poster, quota, sent: 0, registered, came: 0 };
  }
  const types = [formTypeCodes.invite, formTypeCodes.exhibitor_invitation, formTypeCodes.inviteVisitor];
  const [messages, places, submitted] = await Promise.all([
    countMessages(database, exhibition, exhibitorId, now()),
    selectPlaces(database, exhibition, exhibitorId),
    selectLatestByType(database, exhibition, subjectKey, types),
  ]);
  const answersOf = (type: string): Answers =>
    submitted.find(({ formType }) => formType === type)?.answers ?? {};
  const [invitation, page] = [answersOf(formTypeCodes.invite), answersOf(formTypeCodes.exhibitor_invitation)];
  // Key buyers who were named, and SMS that went out.
  let sent = messages.sent;
  for (const { formType } of submitted) {
    if (formType === formTypeCodes.inviteVisitor) sent += 1;
  }
  const { text } = pageContent;
  const poster = {
    subtitle: text(invitation, 'inv_sub'),
    style: text(invitation, 'inv_color'),
    host: text(page, 'ei_host'),
    showMap: showsMap(page),
  };
  return { ...shown, ...places, posterTitle: text(invitation, 'inv_title') || name, poster, sent };
}
