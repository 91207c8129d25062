/** Whom a token of a single sign-on names, as it says itself: shown, never believed. Empty where it cannot be read. */
export function readClaims(token: string): { readonly name: string; readonly phone: string } {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const fields = new Map<string, unknown>(Object.entries(claims ?? {}));
    const text = (...names: readonly string[]): string => {
      const found = names.map((name) => fields.get(name)).find((value) => typeof value === 'string');
      return typeof found === 'string' ? found.slice(0, 60) : '';
    };
    return { name: text('name', 'nickname'), phone: text('phone', 'phone_number', 'sub') };
  } catch {
    return { name: '', phone: '' };
  }
}
