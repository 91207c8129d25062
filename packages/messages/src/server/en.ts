import type { ServerWords } from './zh-hans.ts';

/** The server's words in English. */
export const en = {
  soldOut: '{option} (sold out)',
  booth: 'Hall {hall} {number}',
  person: '{name}[ ({mobile})]',
  masked: 'hidden',
  smsLogin: '[{title}: ]{code} is your sign-in code for 5 minutes. Tell nobody.',
  smsSetPwd: '[{title}: ]{code} sets your password. Valid for 5 minutes.',
  smsMediaRegister: '[{title}: ]{code} is your media code. Valid for 5 minutes.',
  seat: 'Area {area}, row {row}, seat {number}',
  smsVisitor: '[{title}: ]{code} is your registration code. Valid for 5 minutes.',
  smsInvited: '{company} invites you to {title}. Sign in with this number and an SMS code: {link}',
  short: 'Only {left} {unit} of {name}[ ({slot})] left, {wanted} wanted here',
  unsaleableItem: '{name} cannot be ordered with this form',
  unsaleableQuantity: 'The quantity of {name} is wrong',
  unsaleablePeriod: '{name} cannot be ordered for this period',
  unsaleableStay: 'The dates of the stay in {name} are wrong',
  unsaleableTier: '{name} cannot be ordered any more',
} as const satisfies ServerWords;
