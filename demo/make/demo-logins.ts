import { demoTenantId } from './exhibition.ts';
import { demoExhibitors } from './exhibitors/exhibitors.ts';
import { DEMO_PASSWORD, demoAccounts } from './staff.ts';

/** How the people of the demo sign in, as `accounts.json` tells the server. */
export const demoLogins = {
  tenantId: demoTenantId,
  password: DEMO_PASSWORD,
  passphrase: 'zhantai-demo-2027',
  authenticator: 'admin',
  accounts: [
    ...demoAccounts.flatMap(({ username, phone }) => username ?? phone ?? []),
    ...demoExhibitors.filter(({ needSetPwd }) => !needSetPwd).map(({ contact }) => contact.mobile),
  ],
} as const;
