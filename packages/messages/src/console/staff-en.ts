import type { ConsoleStaffWords } from './staff-zh-hans.ts';

/** Words about the staff, in the console, in English. */
export const staffEn = {
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
