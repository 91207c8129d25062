/** How hard a password is to guess, 0 (too short) to 3, for the line under the field; the rules are the engine's. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  if (password.length < 6) return 0;
  const kinds = [/\d/, /[a-z]/, /[A-Z]/, /[^\dA-Za-z]/].filter((kind) => kind.test(password)).length;
  if (kinds >= 3 && password.length >= 10) return 3;
  return kinds >= 3 || (kinds === 2 && password.length >= 10) ? 2 : 1;
}
