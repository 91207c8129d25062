import type { PortalRole } from '@zhantai/contract';
import type { Text } from './text.ts';

/** A notice of the organiser. */
export interface DemoNotice {
  /** `YYYY-MM-DD HH:mm:ss` in the exhibition's zone. */
  readonly publishedAt: string;
  readonly group: Text;
  readonly title: Text;
  readonly pinned: boolean;
  /** Whom it is told; without any, everybody. */
  readonly roles: readonly PortalRole[];
  /** Told only to exhibitors whose form of this id was returned; null for what is not about one. */
  readonly returnedForm: string | null;
}

const BUILDING: Text = ['搭建管理', '搭建管理', 'Building'];
const COMMITTEE: Text = ['组委会', '主辦單位', 'Organiser'];

function notice(
  publishedAt: string,
  group: Text,
  title: Text,
  { pinned = false, roles = [], returnedForm = null }: Partial<DemoNotice> = {},
): DemoNotice {
  return { publishedAt, group, title, pinned, roles, returnedForm };
}

/** Newest first; the first is pinned. */
export const demoNotices: readonly DemoNotice[] = [
  notice(
    '2026-11-20 10:00:00',
    BUILDING,
    [
      '5 号馆限高调整为 4.5 米，特装展台请复核图纸',
      '5 號館限高調整為 4.5 公尺，特裝展臺請複核圖紙',
      'Hall 5: height limit is now 4.5 m; please check your drawings',
    ],
    { pinned: true, roles: ['exhibitor', 'supplier'] },
  ),
  notice(
    '2026-11-19 15:30:00',
    ['审核意见', '審核意見', 'Review'],
    [
      '会刊登记被退回，请于 12-04 前重交',
      '會刊登記被退回，請於 12-04 前重交',
      'Directory entry returned; please resubmit by 12-04',
    ],
    { returnedForm: 'publication' },
  ),
  notice('2026-11-12 09:00:00', COMMITTEE, [
    '《参展商手册》第 2 版已发布，用电价目有更新',
    '《參展商手冊》第 2 版已發布，用電價目有更新',
    'Manual, second edition, with new electricity prices',
  ]),
  notice(
    '2026-11-05 09:00:00',
    ['物流', '物流', 'Freight'],
    [
      '车辆通行证 11-10 起分时段预约',
      '車輛通行證 11-10 起分時段預約',
      'Vehicle slots can be booked from 11-10',
    ],
    { roles: ['exhibitor', 'transport'] },
  ),
  notice(
    '2026-10-28 09:00:00',
    ['财务', '財務', 'Finance'],
    ['早订价 10-31 18:00 截止', '早訂價 10-31 18:00 截止', 'Early prices end on 10-31 at 18:00'],
    { roles: ['exhibitor', 'supplier'] },
  ),
  notice(
    '2026-10-15 09:00:00',
    ['住宿', '住宿', 'Hotels'],
    ['会展栖岚酒店加房 40 间', '會展棲嵐酒店加房 40 間', '40 more rooms at Qilan at the Expo'],
  ),
  notice(
    '2026-10-08 09:00:00',
    ['媒体', '媒體', 'Press'],
    ['媒体注册 11-09 开放', '媒體註冊 11-09 開放', 'Press registration opens on 11-09'],
  ),
  notice(
    '2026-09-15 09:00:00',
    COMMITTEE,
    ['展位确认书已发出', '攤位確認書已發出', 'Booth confirmations sent'],
    { roles: ['exhibitor'] },
  ),
];
