import type accountZhHans from './zh-hans.ts';
import { counted } from '../counted.ts';

/** The same in English. */
const accountEn: typeof accountZhHans = {
  ways: {
    byText: 'Use a text code instead',
    byPassword: 'Use the password instead',
    codeByMail: 'Get the code by mail',
    codeBySms: 'Get the code by text message',
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
    labelByMail: 'Code from the mail',
    send: 'Get code',
    again: 'Get another',
    sending: 'Sending',
    wait: (seconds) => `Again in ${seconds} s`,
    sent: 'Code sent, good for 5 minutes',
    sentByMail: 'If this account has a mail address, the code went there. Good for 5 minutes',
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
      ended === 0
        ? 'Password changed'
        : `Password changed, ${counted(ended, 'other session', 'other sessions')} signed out`,
    back: 'Back',
    change: 'Change password',
  },
  singleSignOn: {
    offer: 'Use single sign-on',
    title: 'Single sign-on',
    busy: 'Signing in with your single sign-on identity',
    failed: 'Not signed in',
    missing: 'The link holds no sign-in token. Come in from the single sign-on site again.',
    failedText:
      'A token works once, for 5 minutes. Come in from the single sign-on site again, or sign in by phone.',
    again: 'To single sign-on',
    byPhone: 'Sign in by phone',
    askTitle: 'Sign in as somebody else?',
    now: 'Signed in now',
    wanted: 'In the link',
    unnamed: 'Not named',
    askText: 'If you change, the session of now ends. If you did not open this link yourself, stay.',
    stay: (name) => `Stay ${name}`,
    change: 'Change to the account in the link',
  },
};

export default accountEn;
