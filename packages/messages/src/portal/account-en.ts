import type { accountZhHans } from './account-zh-hans.ts';

/** The same in English. */
export const accountEn: typeof accountZhHans = {
  ways: {
    byText: 'Use a text code instead',
    byPassword: 'Use the password instead',
    forgotten: 'Forgot password',
    forgottenLead: 'Get a code on the phone of the account, then set a new password.',
    mediaLead: 'First time here? Sign in with a code on your phone, then apply for a press badge.',
    mediaNote: 'Press sign in by phone and get the badge once the organiser has approved.',
    noCode: 'No code received',
    noCodeText: (phone, hours) =>
      `Check the number and blocked messages. A number gets one code a minute and five an hour. Still nothing? Call ${phone} (${hours}).`,
  },
  textCode: {
    label: 'Text code',
    send: 'Get code',
    again: 'Get another',
    sending: 'Sending',
    wait: (seconds) => `Again in ${seconds} s`,
    sent: 'Code sent, good for 5 minutes',
    missing: 'Enter the code from the text message',
    next: 'Continue',
  },
  password: {
    setTitle: 'Set a password',
    setText: (phone) => `For the account ${phone}.`,
    editTitle: 'Change password',
    editText: 'All other devices of this account are signed out.',
    old: 'Current password',
    new: 'New password',
    repeat: 'Repeat it',
    oldMissing: 'Enter the current password',
    missing: 'Enter a new password',
    repeatMissing: 'Enter the new password again',
    differ: 'The two passwords differ',
    weak: 'Does not meet the rules below yet',
    same: 'The new password is the current one. Choose another',
    rules: {
      length: '6 to 20 characters',
      digit: 'a digit',
      upper: 'an upper-case letter',
      lower: 'a lower-case letter',
    },
    met: 'met',
    unmet: 'not met',
    save: 'Save password',
    saving: 'Saving',
    set: 'Password set. You can sign in with it next time',
    changed: (ended) =>
      ended === 0 ? 'Password changed' : `Password changed, ${ended} other sessions signed out`,
    back: 'Back',
    change: 'Change password',
  },
  singleSignOn: {
    title: 'Single sign-on',
    busy: 'Signing in with your single sign-on identity',
    failed: 'Not signed in',
    missing: 'The link holds no sign-in token. Come in from the single sign-on site again.',
    failedText:
      'A token works once, for 5 minutes. Come in from the single sign-on site again, or sign in by phone.',
    again: 'To single sign-on',
    byPhone: 'Sign in by phone',
  },
};
