import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../../apps/server/src/database/database.ts';
import type { Exhibition } from '../../../apps/server/src/exhibitions/index.ts';
import { findForm, type PublishedForm } from '../../../apps/server/src/forms/index.ts';
import { keepGuest } from '../../../apps/server/src/invitations/register-visitor.ts';
import { setQuota } from '../../../apps/server/src/invitations/testing.ts';
import { actorOfTicket, shareOf } from '../../../apps/server/src/open/index.ts';
import { putSeatPlan } from '../../../apps/server/src/seats/testing.ts';
import { findTarget, submit, type SubmissionServices } from '../../../apps/server/src/submissions/index.ts';
import { insertLink, keepHolder } from '../../../apps/server/src/tickets/index.ts';
import { localText } from '../text.ts';
import { demoLinks, guestForms, invitationCode } from './demo-links.ts';
import { forumMap } from './forum-map.ts';
import { forumSeats } from './forum-seats.ts';
import { demoGuests, demoQuotas, type DemoGuest } from './guest-list.ts';

const origin = { address: '127.0.0.1', userAgent: '', requestId: '' };
const HOUR_MS = 3_600_000;

/** Short links, invited visitors and the forum's seats; the search for them is open. */
export async function seedGuests(
  transaction: Transaction,
  services: SubmissionServices,
  exhibition: Exhibition,
): Promise<void> {
  const now = services.now();
  await seedForum(transaction, exhibition, now);
  for (const link of demoLinks(Object.keys(demoQuotas))) {
    // One connection, one statement at a time.
    await insertLink(transaction, exhibition, link, now);
  }
  const form = await findForm(transaction, exhibition, guestForms.invited);
  if (form === null) throw new Error(`The demo form ${guestForms.invited} is not published.`);
  for (const [index, guest] of demoGuests.entries()) {
    const at = new Date(now.getTime() - (demoGuests.length - index) * 7 * HOUR_MS);
    await seedGuest(transaction, { ...services, now: () => at }, exhibition, form, guest, index);
  }
  // The last: what is full takes nobody more.
  for (const [exhibitorId, quota] of Object.entries(demoQuotas)) {
    await setQuota(transaction, exhibition, exhibitorId, quota);
  }
}

/** Name and place of a door. */
function door(number: string) {
  return {
    door: localText([`${number} 号门`, `${number} 號門`, `Door ${number}`]),
    doorId: `door-${number}`,
  };
}

async function seedForum(transaction: Transaction, exhibition: Exhibition, now: Date): Promise<void> {
  const plan = {
    planId: 'forum',
    title: localText(['江澜论坛 主会场', '江瀾論壇 主會場', 'Jianglan Forum, main hall']),
    svg: forumMap(),
    areas: {
      A: {
        ...door('2'),
        label: localText(['A 区 嘉宾', 'A 區 嘉賓', 'Area A, guests']),
        note: localText(['请在 8:40 前入场', '請在 8:40 前入場', 'Please be seated before 8:40']),
      },
      B: {
        ...door('3'),
        label: localText(['B 区 展商', 'B 區 參展商', 'Area B, exhibitors']),
        note: localText(['8:20 起入场', '8:20 起入場', 'Doors open at 8:20']),
      },
      C: {
        ...door('5'),
        label: localText(['C 区 媒体与观众', 'C 區 媒體與觀眾', 'Area C, press and visitors']),
        note: localText([
          '8:20 起入场，9、10 排有桌',
          '8:20 起入場，9、10 排有桌',
          'Doors open at 8:20; rows 9 and 10 have desks',
        ]),
      },
    },
    opensAt: now,
    closesAt: null,
  };
  await putSeatPlan(transaction, exhibition, plan, forumSeats, now);
}

async function seedGuest(
  transaction: Transaction,
  services: SubmissionServices,
  exhibition: Exhibition,
  found: PublishedForm,
  guest: DemoGuest,
  index: number,
): Promise<void> {
  const { exhibitorId, name, company, position } = guest;
  const form: PublishedForm = { ...found, submissions: 'one' };
  const subjectId = uuid();
  const actor = actorOfTicket(exhibition, { subjectId, usesLeft: 1 });
  const target = await findTarget(transaction, actor, form, undefined);
  const version = await services.definitions.load(transaction, exhibition, form.formId, form.version);
  const days = version.in('zh-Hans').itemByProp.get('visit_days')?.options ?? [];
  const linkCode = invitationCode(exhibitorId);
  const answers = {
    invite_code: linkCode,
    name,
    mobile: `1377000${String(1000 + index)}`,
    company,
    position,
    visit_days: days
      .slice(index % 3, (index % 3) + 2)
      .map(({ value }) => value)
      .join(','),
    with_others: '',
    privacy: 'ok',
  };
  const request = { version: form.version, revision: 0, answers };
  await submit(services, { actor, form, target }, request, 'zh-Hans', origin, async (inside, taking) => {
    const proven = { actor, form, target, revision: 0, mobile: null };
    await keepHolder(inside, exhibition, subjectId, name);
    const share = await shareOf(inside, exhibition, { purpose: 'visitor', exhibitorId }, 'zh-Hans');
    // Every third lets the exhibitor see all, the others their company.
    const shown = (share?.fields ?? []).filter(({ field }) => field === 'company' || index % 3 === 0);
    const text = `${share?.text ?? ''} ${shown.map(({ label }) => label).join(', ')}`;
    const agreement = { fields: shown.map(({ field }) => field), text };
    await keepGuest(
      inside,
      exhibition,
      { exhibitorId, linkCode, address: `2001:db8:${index.toString(16)}::1` },
      taking,
      proven,
      services.now(),
      agreement,
    );
  });
}
