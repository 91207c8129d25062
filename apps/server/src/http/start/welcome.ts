import { demoFactorAddress } from '../../auth/index.ts';
import type { Settings } from '../../settings/settings.ts';
import { demoLogins } from './demo-logins.ts';

/** What the terminal says once the server is ready; the demo's logins in demo mode only. */
export function welcome(settings: Settings, address: string): string {
  const base = settings.port === 0 ? address : settings.publicUrl;
  const lines = ['', 'Zhantai is ready.', `  Portal   ${base}/`, `  Console  ${base}/console/`];
  if (settings.demo) {
    lines.push('', '  Demo accounts, password Zhantai2027:');
    for (const { who, phone, exhibition } of demoLogins) {
      const page = exhibition === undefined ? '' : `   ${base}/?exhibition=${exhibition}`;
      lines.push(`    ${who.padEnd(28)}${phone}${page}`);
    }
    lines.push(`    ${'console'.padEnd(28)}admin, editor, reviewer`);
    lines.push(`    ${'code of admin'.padEnd(28)}npm run admin -- code admin`);
    lines.push(`    ${'– to an authenticator'.padEnd(28)}${demoFactorAddress}`);
  }
  return `${lines.join('\n')}\n\n`;
}
