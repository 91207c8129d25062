import bowser from 'bowser';

/** What a user agent says of the device: browser and system, with the browser's version; empty where it says nothing. */
export function deviceOf(userAgent: string): string {
  if (userAgent === '') return '';
  // oxlint-disable-next-line import/no-named-as-default-member -- Node finds no named exports in it
  const { browser, os } = bowser.parse(userAgent);
  const [version = ''] = (browser.version ?? '').split('.');
  const named = [browser.name ?? '', version].filter((part) => part !== '').join(' ');
  return [named, os.name ?? ''].filter((part) => part !== '').join(' · ');
}
