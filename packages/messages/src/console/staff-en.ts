import type { ConsoleStaffWords } from './staff-zh-hans.ts';

/** Words about the staff, in the console, in English. */
export const staffEn = {
  factor: {
    title: 'Set up your authenticator',
    lead: 'Your account manages others or sees sensitive answers, so signing in takes a code as well. Scan this picture with the authenticator on your phone.',
    picture: 'QR code for the authenticator',
    byHand: 'If it cannot be scanned, type this into the authenticator:',
    code: 'Code',
    codeHelp: 'The 6 digits of your authenticator; a recovery code if the phone is lost',
    demoCode: (code) => `Demo: the code of now is ${code}`,
    needCode: 'Enter the 6 digits of your authenticator',
    confirm: 'Set up',
    back: 'Back to the password',
    stepTitle: 'Enter a code',
    stepLead: 'This step needs to know that it is you. A code counts for 10 minutes.',
    stepNone:
      'This step needs to know that it is you. Set up an authenticator first: scan this picture with it.',
    stepSubmit: 'Confirm and go on',
    codesTitle: 'Keep your recovery codes',
    codesLead:
      'The authenticator is set up. If the phone is lost, a recovery code takes the place of a code, each once. They are shown only now.',
    goOn: 'I have kept them, go on',
  },
  welcome: {
    title: 'Set your password',
    lead: (name, title, username, expires) =>
      `${name}, your user name is ${username} (${title}). The link works once, until ${expires}.`,
    password: 'New password',
    again: 'Once more',
    rule: 'At least 8 characters with capitals, small letters and digits',
    submit: 'Set password',
    busy: 'Setting the password',
    needPassword: 'Enter the new password',
    done: (username) => `The password is set. Sign in as ${username}.`,
  },
} satisfies ConsoleStaffWords;
