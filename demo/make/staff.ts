import type { DemoProgress } from './exhibitors/exhibitor.ts';
import { manyPartners } from './many/partners.ts';

/** A demo account that is no exhibitor's. Staff sign in by `username`, the others by `phone`. */
export interface DemoAccount {
  readonly role: 'supplier' | 'transport' | 'media' | 'admin' | 'editor' | 'reviewer';
  readonly name: string;
  readonly phone: string | null;
  readonly username: string | null;
  /** The company or paper it stands for; empty for staff. */
  readonly organisation: string;
  /** Where it stands with forms of its own, by form id. */
  readonly progress: Readonly<Record<string, DemoProgress>>;
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
    progress: {
      exhibitor_c5: 'wait',
      exhibitor_c7: 'adopt',
      common_safety: 'wait',
      common_insurance: 'fail',
    },
  },
  {
    role: 'transport',
    name: '驿川国际物流 · 唐栖迟',
    phone: '13800000004',
    username: null,
    organisation: '驿川国际物流（宁川）有限公司',
    progress: {},
  },
  {
    role: 'media',
    name: '钟镝',
    phone: '13800000005',
    username: null,
    organisation: '《澜江制造》',
    progress: { media_register: 'adopt', media_perfect: 'wait', common_speech: 'draft' },
  },
  ...manyPartners,
  { role: 'admin', name: '沈竹溪', phone: null, username: 'admin', organisation: '', progress: {} },
  { role: 'editor', name: '秦未晞', phone: null, username: 'editor', organisation: '', progress: {} },
  { role: 'reviewer', name: '陆行舟', phone: null, username: 'reviewer', organisation: '', progress: {} },
];
