import { en as kitEn } from '../kit/en.ts';
import { formEn } from './form/en.ts';
import { titlesEn } from './titles/en.ts';
import type { FirstWords } from './zh-hans.ts';

/** Words of the exhibitor's portal in English. */
export const en = {
  kit: kitEn,
  titles: titlesEn,
  form: formEn,
  roles: { exhibitor: 'Exhibitor', supplier: 'Supplier', transport: 'Transport', media: 'Media' },
  frame: {
    language: 'Language',
    nav: 'Main navigation',
    forms: 'Forms',
    account: 'Account',
    signOut: 'Sign out',
    home: 'Back to the forms',
    hall: (hall: string) => `Hall ${hall}`,
    skip: 'Skip to content',
    opening: 'Opening the page',
  },
  states: {
    failed: 'This page could not be opened',
    network: 'The server cannot be reached. Check the network and try again',
    draftsHere: (count) =>
      `${count === 1 ? 'One draft lies' : `${count} drafts lie`} on this device and not on the server yet. ${count === 1 ? 'It opens' : 'They open'} once you are online and signed in.`,
    timeout: 'The server has not answered for 30 seconds. Try again later',
    badAnswer: 'The server’s answer cannot be read. Try again later',
    signedOut: 'Your session has ended. Please sign in again',
    requestKept: 'Everything you filled in is still there.',
    unknownRoute: 'There is no such page',
    unknownRouteText: 'The address may be misspelt, or the page has moved.',
    noForm: (title: string) => `There is no “${title}” to fill in`,
    noFormText: 'This exhibition does not use the form, or it is not meant for you.',
    requiredForms: 'These are all the forms to hand in; they are on the home page too.',
    foreign: (title: string) => `“${title}” is not for this account`,
    foreignText: (roles: string, own: string) => `This page is for: ${roles}. You are signed in as: ${own}.`,
    asGuest: (name) =>
      `You are signed in as ${name}. This page is what a guest sees; what you fill in here is the guest’s, not this account’s.`,
    crashed: 'Something went wrong on this page',
    crashedText: 'What you filled in is kept in the draft. Reload the page to go on.',
    scriptFailedText:
      'Part of the page did not load: the network was gone, or a new version came. What you typed is kept as a draft. Reload and go on.',
    reload: 'Reload',
  },
  deadline: {
    readerZone: (time: string) => `${time} in your time zone`,
  },
} satisfies FirstWords;
