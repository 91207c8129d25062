import { expect, it } from 'vitest';
import { testSettings } from '../../settings/test-settings.ts';
import { demoLogins } from './demo-logins.ts';
import { welcome } from './welcome.ts';

const publicUrl = 'http://127.0.0.1:8080';

it('the start of a demo prints a login for every kind of exhibitor and every role, each on its line', () => {
  const lines = welcome(testSettings({ demo: true, port: 8080, publicUrl }), publicUrl).split('\n');
  for (const { who, phone } of demoLogins) {
    expect(lines.filter((line) => line.includes(who) && line.includes(phone))).toHaveLength(1);
  }
  expect(lines.find((line) => line.includes('2nd exhibition'))).toMatch(
    new RegExp(`13800000008 +${publicUrl}/\\?exhibition=jlgsa2027$`),
  );
  expect(lines.find((line) => line.includes('code admin'))).toContain('npm run admin -- code admin');
  expect(lines.find((line) => line.includes('otpauth:'))).toMatch(/secret=JBSWY3DPEHPK3PXP&/);
  expect(new Set(demoLogins.map(({ role }) => role)).size).toBe(4);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(100);
});

it('the start of any other installation prints none', () => {
  expect(welcome(testSettings({ demo: false, port: 8080, publicUrl }), publicUrl)).not.toMatch(/138000000/);
});
