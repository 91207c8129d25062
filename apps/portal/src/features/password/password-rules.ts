import { ruleTypes } from '@zhantai/engine';

/** What a password must have, in the order it is told (seed.md §5). */
export const passwordRules = ['length', 'digit', 'upper', 'lower'] as const;

export type PasswordRule = (typeof passwordRules)[number];

const parts = {
  length: (password: string) => password.length >= 6 && password.length <= 20,
  digit: (password: string) => /\d/.test(password),
  upper: (password: string) => /[A-Z]/.test(password),
  lower: (password: string) => /[a-z]/.test(password),
} satisfies Record<PasswordRule, (password: string) => boolean>;

/** Which parts a password that is being typed has; only to guide the hand. */
export function metRules(password: string): ReadonlySet<PasswordRule> {
  return new Set(passwordRules.filter((rule) => parts[rule](password)));
}

/** Whether the engine takes it: the rule that the server judges by, too. */
export function isPasswordTaken(password: string): boolean {
  return ruleTypes.get('password')?.(password, '') === true;
}
