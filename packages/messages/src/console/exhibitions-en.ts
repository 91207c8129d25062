import type { ConsoleExhibitionsWords } from './exhibitions-zh-hans.ts';

/** Words of the exhibitions of one organiser, in English. */
export const exhibitionsEn = {
  exhibitions: {
    change: 'Change exhibition',
    choose: 'Choose an exhibition',
    chooseText: 'You can enter these exhibitions, the latest first.',
    empty: 'There is no exhibition yet. Make one to begin.',
    noDays: 'No dates yet',
    days: (start, end) => `${start} to ${end}`,
    open: 'Open',
    closed: 'Not open yet',
    back: 'Back',
  },
  newExhibition: {
    open: 'New exhibition',
    lead: 'Only staff can enter it at first. Forms, halls and contacts follow later; open it when all is ready.',
    title: 'Name (simplified Chinese)',
    titleHant: 'Name (traditional Chinese)',
    titleEn: 'Name (English)',
    otherHelp: 'Without it the name in simplified Chinese is shown',
    id: 'Short name',
    idHelp:
      'Stands in addresses, for example jle2028. Small letters, digits and hyphens, 2 to 32 characters; it cannot be changed later',
    zone: 'Time zone',
    zoneHelp: 'All times are typed and shown in it',
    start: 'First day',
    end: 'Last day',
    needTitle: 'Enter a name',
    badId: 'Use 2 to 32 small letters, digits or hyphens; begin with a letter or digit',
    needStart: 'Enter the first day',
    needEnd: 'Enter the last day',
    badEnd: 'The last day cannot be before the first',
    submit: 'Make this exhibition',
  },
  leaving: {
    title: 'Leave this page?',
    text: 'What you entered on this page is not saved and will be lost.',
    leave: 'Leave without saving',
    stay: 'Stay here',
  },
} satisfies ConsoleExhibitionsWords;
