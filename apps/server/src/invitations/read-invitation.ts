import { formTypeCodes, type OpenInvitation } from '@zhantai/contract';
import type { Answers, Language } from '@zhantai/engine';
import { findBooths, findExhibitor, presentBooth } from '../booths/index.ts';
import { localText, type Exhibition } from '../exhibitions/index.ts';
import { findFiles, ownerKey, presentFile } from '../files/index.ts';
import type { PublishedForm } from '../forms/index.ts';
import { codeProp } from '../open/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { selectLatestByType } from '../submissions/index.ts';
import { readCode, type Ticket } from '../tickets/index.ts';
import { findInvitedForm } from './invitation-kind.ts';
import { pageContent, showsMap } from './page-content.ts';
import type { InvitationServices } from './services.ts';
import { senderOf } from './sender-of.ts';
import { findRoom, selectPlaces } from './store.ts';

/**
 * The invitation of an exhibitor, for whoever opened its link: what it submitted, and nothing of a draft.
 * @throws Refusal NOT_FOUND if the ticket came from another link, or the exhibitor is gone.
 */
export async function readInvitation(
  services: InvitationServices,
  exhibition: Exhibition,
  { ticket, address }: { readonly ticket: Ticket; readonly address: string },
  code: string,
  language: Language,
): Promise<OpenInvitation> {
  const { database } = services;
  const { exhibitorId, linkCode } = ticket;
  if (exhibitorId === null || linkCode !== readCode(code)) throw new Refusal('NOT_FOUND');
  const subjectKey = ownerKey({ kind: 'exhibitor', exhibitorId });
  const [exhibitor, booths, submitted, form, places] = await Promise.all([
    findExhibitor(database, exhibition, exhibitorId),
    findBooths(database, exhibition, [exhibitorId]),
    selectLatestByType(database, exhibition, subjectKey, [
      formTypeCodes.exhibitor_invitation,
      formTypeCodes.invite,
    ]),
    findInvitedForm(database, exhibition, { purpose: 'visitor' }),
    selectPlaces(database, exhibition, exhibitorId),
  ]);
  if (exhibitor === null) throw new Refusal('NOT_FOUND');
  const answersOf = (type: string): Answers =>
    submitted.find(({ formType }) => formType === type)?.answers ?? {};
  const [page, poster] = [answersOf(formTypeCodes.exhibitor_invitation), answersOf(formTypeCodes.invite)];
  const { text, list, rows } = pageContent;
  const { profile, title } = exhibition;
  return {
    code: linkCode,
    exhibitor: {
      name: exhibitor.name,
      nameEn: exhibitor.nameEn,
      booths: (booths.get(exhibitorId) ?? []).map(presentBooth),
    },
    exhibition: {
      title: localText(title, language),
      venue: localText(profile.venue, language),
      start: profile.dates.start,
      end: profile.dates.end,
    },
    host: text(page, 'ei_host'),
    company: text(page, 'ei_company') || exhibitor.name,
    text: text(page, 'ei_text'),
    textEn: text(page, 'ei_text_en'),
    languages: [...list(page, 'ei_lang')],
    topics: [...list(page, 'ei_topic')],
    place: text(page, 'ei_place'),
    appointment: text(page, 'ei_time') || null,
    loungeHours: text(page, 'ei_lounge_hours'),
    showMap: showsMap(page),
    poster: {
      title: text(poster, 'inv_title') || exhibitor.name,
      subtitle: text(poster, 'inv_sub'),
      style: text(poster, 'inv_color'),
      program: rows(poster, 'inv_program').map((row) => ({
        at: text(row, 'i_at'),
        text: text(row, 'i_text'),
      })),
    },
    pictures: await pictures(services, exhibition, subjectKey, [
      ...list(page, 'ei_photo'),
      ...list(poster, 'inv_photo'),
    ]),
    form: form === null ? null : { formId: form.formId, formType: form.formType },
    full:
      places.registered >= places.quota && !(await hasRoom(services, exhibition, exhibitorId, form, address)),
  };
}

/** Whether somebody would make room for who registers from here, with a proved number where the form takes a code. */
async function hasRoom(
  { database, definitions }: InvitationServices,
  exhibition: Exhibition,
  exhibitorId: string,
  form: PublishedForm | null,
  address: string,
): Promise<boolean> {
  if (form === null) return false;
  const version = await definitions.load(database, exhibition, form.formId, form.version);
  const proven = version.in('zh-Hans').itemByProp.has(codeProp);
  return (await findRoom(database, exhibition, exhibitorId, { sender: senderOf(address), proven })) !== null;
}

/** Pictures of the exhibitor's own, in the order it gave. */
async function pictures(
  { database, links, now }: InvitationServices,
  exhibition: Exhibition,
  owner: string,
  ids: readonly string[],
): Promise<OpenInvitation['pictures']> {
  const found = await findFiles(database, exhibition, ids);
  const own = found.filter((file) => file.ownerKey === owner && file.mime.startsWith('image/'));
  return own
    .toSorted((one, two) => ids.indexOf(one.fileId) - ids.indexOf(two.fileId))
    .map((file) => presentFile(file, exhibition, links, now(), null));
}
