import { counted } from '../counted.ts';
import type transportZhHans from './zh-hans.ts';

/** Words of the homes of suppliers and transport suppliers. */
const transportEn = {
  clients: {
    title: 'Exhibitors',
    counts: (all: number, open: number) => `${all}, ${open} to hand in`,
    search: 'Booth or company',
    empty: 'No exhibitor has chosen you yet',
    emptyText: 'Exhibitors stand here once they name you in their exhibit list and hand it in.',
    none: 'No exhibitor matches',
    noneText: 'Try another booth or company.',
    pieces: (count: number, volume: string) => `${counted(count, 'pc', 'pcs')}, ${volume} m³`,
    nothing: 'Nothing yet',
    choose: 'Choose an exhibitor',
    chooseText:
      'At the left are the exhibitors who chose you. Choose one to fill in its transport forms or to see what it handed in.',
    back: 'Exhibitors',
    booth: (hall: string, number: string) => `Hall ${hall} / ${number}`,
    noBooth: 'No booth allotted yet',
    gone: 'This exhibitor has not chosen you',
    goneText: 'It chose another supplier, or the address is wrong.',
  },
  work: {
    tabs: 'Transport forms and the exhibitor’s sheets',
    theirs: 'Exhibitor’s sheets',
    theirsText: 'What the exhibitor handed in, to read only; ID numbers and the like are masked.',
    empty: 'The exhibitor has not handed in other forms',
    at: (time: string) => `Handed in ${time}`,
    view: 'View',
    title: (code: string, title: string) => `${code} ${title}`,
    ordinal: (title: string, ordinal: number) => `${title} (${ordinal})`,
  },
  difference: {
    title: 'Exhibitor and transport supplier',
    begun:
      'The list that the exhibitor submitted is filled in here, without files, signatures and ID numbers. What you change is yours; the exhibitor’s stays as it is.',
    same: (name) => `What ${name} submitted is what the exhibitor submitted.`,
    differs: (name, count) =>
      `What ${name} submitted differs from the exhibitor’s in ${counted(count, 'place', 'places')}; both can see it.`,
    look: 'View differences',
    client: (time) => `Exhibitor, ${time}`,
    supplier: (name, time) => `${name}, ${time}`,
  },
  setting: {
    text: 'Your account at this fair. Forms are filled in for each exhibitor on the transport page.',
    who: 'Account',
    name: 'Name',
    phone: 'Mobile',
    email: 'E-mail',
    work: 'Work',
    clients: 'Exhibitors and transport forms',
    account: 'Account and data',
    help: 'Questions',
  },
} satisfies typeof transportZhHans;

export default transportEn;
