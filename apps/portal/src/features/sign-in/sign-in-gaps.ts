/** What is missing or wrong, by the name of its input; empty when nothing is. */
export type SignInGaps = Readonly<Partial<Record<'phone' | 'password' | 'captcha' | 'code', string>>>;

/** The gaps with one of them set or taken away. */
export function withGap(gaps: SignInGaps, name: keyof SignInGaps, gap: string | null): SignInGaps {
  const { [name]: _old, ...rest } = gaps;
  return gap === null ? rest : { ...rest, [name]: gap };
}

/** Puts the focus on the first input that is named; false when nothing is. */
export function focusFirstGap(form: HTMLFormElement | null, gaps: SignInGaps): boolean {
  const first = Object.keys(gaps)[0];
  if (first === undefined) return false;
  focusInput(form, first);
  return true;
}

/** Puts the focus on an input of the form. */
export function focusInput(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
}
