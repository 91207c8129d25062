import type { Settings } from '../settings/settings.ts';

const demoLogins = [
  ['exhibitor', '13800000001'],
  ['second exhibitor', '13800000002'],
  ['supplier', '13800000003'],
  ['transport', '13800000004'],
  ['media', '13800000005'],
  ['console', 'admin, editor, reviewer'],
] as const;

/** What the terminal says once the server is ready; the demo's logins in demo mode only. */
export function welcome(settings: Settings, address: string): string {
  const base = settings.port === 0 ? address : settings.publicUrl;
  const lines = ['', 'Zhantai is ready.', `  Portal   ${base}/`, `  Console  ${base}/console/`];
  if (settings.demo) {
    lines.push('', '  Demo accounts, password Zhantai2027:');
    for (const [role, login] of demoLogins) lines.push(`    ${role.padEnd(18)}${login}`);
  }
  return `${lines.join('\n')}\n\n`;
}
