/** A demo account that is no exhibitor's. Staff sign in by `username`, the others by `phone`. */
export interface DemoAccount {
  readonly role: 'supplier' | 'transport' | 'media' | 'admin' | 'editor' | 'reviewer';
  readonly name: string;
  readonly phone: string | null;
  readonly username: string | null;
  /** The company or paper it stands for; empty for staff. */
  readonly organisation: string;
}

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Zhantai2027';

/** Accounts beside the exhibitors'. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    role: 'supplier',
    name: '简澜',
    phone: '13800000003',
    username: null,
    organisation: '澜湾主场服务有限公司',
  },
  {
    role: 'transport',
    name: '驿川国际物流 · 唐栖迟',
    phone: '13800000004',
    username: null,
    organisation: '驿川国际物流（宁川）有限公司',
  },
  { role: 'media', name: '钟镝', phone: '13800000005', username: null, organisation: '《澜江制造》' },
  { role: 'admin', name: '沈竹溪', phone: null, username: 'admin', organisation: '' },
  { role: 'editor', name: '秦未晞', phone: null, username: 'editor', organisation: '' },
  { role: 'reviewer', name: '陆行舟', phone: null, username: 'reviewer', organisation: '' },
];
