import type { SetUpWords } from './zh-hans.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const en: SetUpWords = {
  title: 'What to begin with',
  sources: 'Begin with',
  notYours: 'Only admins of the organiser can bring things into an exhibition.',
  isOpen: 'The exhibition is open, so nothing can come in. Close it first.',
  kinds: { exhibition: 'Earlier exhibitions', pack: 'Packs', other: 'Others' },
  exhibitionText: (start) => (start === '' ? 'No dates yet' : `Begins ${start}`),
  packText: (forms, items) =>
    forms === 0
      ? 'No form: begin with your own first one'
      : `${counted(forms, 'form', 'forms')}, ${counted(items, 'price', 'prices')}`,
  ownPack: (by, at) => `Kept by ${by}, ${at}`,
  standard: 'Comes with the product, in three languages',
  empty: 'Comes with the product: groups A to F alone',
  archive: 'Archive file',
  archiveText: 'A zip of another server; it becomes another exhibition',
  heading: (title) => `Like “${title}”`,
  moved: (days) =>
    days === 0
      ? 'Dates stay'
      : `Dates move ${counted(Math.abs(days), 'day', 'days')} ${days > 0 ? 'later' : 'earlier'}${
          days % 7 === 0 ? ', weekdays stay' : ''
        }`,
  lead: 'What comes in is a copy of its own: changing it changes nothing where it comes from. Exhibitors see nothing until you open.',
  packLead:
    'What comes in is a copy of its own: each form can be changed, deleted or added to. Exhibitors see nothing until you open.',
  dates: 'Dates',
  firstDay: (day) => `First day ${day}`,
  noFirstDay: 'No first day is known, so dates stay',
  changeFirstDay: 'Change the first day',
  moments: (count) =>
    count === 0 ? 'No dates to move' : `${counted(count, 'date', 'dates')}; change any before it comes in`,
  single: 'List those of one moment apart',
  kind: 'What',
  of: 'Of',
  from: 'Before',
  to: 'Now',
  toOf: (what) => `Now: ${what}`,
  weekend: (day) => `${day}, on a weekend`,
  restore: 'Restore',
  restoreOf: (what) => `Restore: ${what}`,
  momentKinds: {
    milestone: 'Milestone',
    media: 'Media registration',
    opens: 'Form opens',
    early: 'Early prices end',
    end: 'Form closes',
    late: 'Late forms end',
    onSiteFrom: 'On-site prices begin',
    onSiteUntil: 'On-site prices end',
    rule: 'Day in a booking rule',
    field: 'Day in a field',
    slot: 'Stock by day',
    item: 'Day of an item',
    notice: 'Notice appears',
    seatOpens: 'Seats open',
    seatCloses: 'Seats close',
  },
  names: (names, more) => (more === 0 ? names.join(', ') : `${names.join(', ')} and ${more} more`),
  parts: 'What comes along',
  partNames: {
    profile: 'Halls and contacts',
    groups: 'Groups of forms',
    dictionaries: 'Dictionaries',
    forms: 'Forms',
    catalogues: 'Prices and stock',
    articles: 'Articles and letters',
    notices: 'Notices',
    plan: 'Seat plans',
    builders: 'Stand builders',
    staff: 'Staff',
    exhibitors: 'Exhibitors',
  },
  partTexts: {
    profile: 'Halls, milestones, contacts, logo; what is filled in stays',
    groups: 'Names of the groups A to F',
    dictionaries: 'Lists that forms choose from',
    forms: 'What is published, as version 1, with its translations',
    catalogues: 'Quantities as they were, nothing ordered; price dates move with the forms',
    articles: 'What is published; check the dates in their texts',
    notices: 'Those for everybody; each appears on its day',
    plan: 'Rows and areas, nobody on a seat',
    builders: 'Names, levels and how to reach them',
    staff: 'Not those who had a last day',
    exhibitors: 'With accounts and tags, as “invited”, without booths',
  },
  count: (part, count) =>
    part === 'profile'
      ? ''
      : part === 'groups'
        ? counted(count, 'set', 'sets')
        : part === 'staff'
          ? counted(count, 'person', 'people')
          : String(count),
  isTaken: 'The exhibition has some already, so none comes in',
  never: 'Answers, people, orders, files',
  neverText: 'Stay where they are: the new exhibition begins without them.',
  chooseForms: (chosen, all) => `Choose forms: ${chosen} of ${all}`,
  allForms: 'All',
  options: 'These options name days, which do not move',
  optionsText: 'Change them in their forms afterwards.',
  option: (code, field, options) => `${code} ${field}: ${options}`,
  barText: 'Exhibitors are not told anything.',
  cancel: 'Cancel',
  fill: (parts) => `Bring in ${counted(parts, 'part', 'parts')}`,
  chooseOne: 'Choose at least one part',
  failedAgain: 'Back',
  done: 'It is all here',
  doneText: 'This is in the exhibition now; all of it can be changed.',
  toForms: 'To the forms',
  toExhibition: 'To the settings',
  toHome: 'Back to the steps',
  more: 'Bring in more',
  comma: ', ',
  separator: ', ',
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  packs: 'Packs',
  packsText:
    'Keeps forms, dictionaries, letters and prices of this exhibition as a pack that later ones can begin with. Nobody’s data comes along.',
  packTitle: 'Name of the pack',
  packNote: 'Note',
  needPackTitle: 'Give the pack a name',
  needPackPart: 'Choose at least one part',
  packParts: 'What it holds',
  keepPack: 'Keep as a pack',
  kept: (title) => `“${title}” is kept.`,
  keepAnother: 'Keep another',
  packList: 'Packs of the organiser',
  noPacks: 'No pack of your own yet.',
  deletePack: 'Delete',
  deletePackOf: (title) => `Delete: ${title}`,
  deleteTitle: (title) => `Delete the pack “${title}”?`,
  deleteText: 'Exhibitions that were made of it stay as they are. It cannot be restored.',
  deleted: 'The pack is deleted',
};
