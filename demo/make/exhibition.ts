import type { ExhibitionProfile, LocalText } from '../../apps/server/src/database/tables/schema.ts';
import { localText } from './text.ts';
import type { Text } from './text.ts';

/** The organiser of the demo. */
export const demoTenantId = 'jianglan';

/** The demo's one exhibition. */
export interface DemoExhibition {
  readonly exhibitionId: string;
  readonly title: LocalText;
  readonly zone: string;
  readonly languages: readonly string[];
  readonly profile: ExhibitionProfile;
}

function hall(code: string, name: Text, heightLimit: number): ExhibitionProfile['halls'][number] {
  return { hall: code, name: localText(name), heightLimit };
}

function milestone(date: string, title: Text): ExhibitionProfile['milestones'][number] {
  return { date, title: localText(title) };
}

function contact(duty: Text, name: Text, phone: string): ExhibitionProfile['contacts'][number] {
  return { duty: localText(duty), name: localText(name), phone };
}

/** 江澜博览会 2027: dates, halls with their height limits in metres, milestones and contacts. */
export const demoExhibition: DemoExhibition = {
  exhibitionId: 'jle2027',
  title: localText(['江澜博览会 2027', '江瀾博覽會 2027', 'Jianglan Expo 2027']),
  zone: 'Asia/Shanghai',
  languages: ['zh-Hans', 'zh-Hant', 'en'],
  profile: {
    organiser: localText(['江澜博览会组委会', '江瀾博覽會主辦單位', 'Jianglan Expo Organising Committee']),
    venue: localText(['宁川国际会展中心', '寧川國際會展中心', 'Ningchuan International Exhibition Centre']),
    dates: { start: '2027-03-18', end: '2027-03-21' },
    halls: [
      hall('1', ['智能制造总装', '智慧製造總裝', 'Smart assembly'], 6),
      hall('2', ['气动与密封', '氣動與密封', 'Pneumatics and seals'], 5),
      hall('3', ['工程与重工', '工程與重工', 'Heavy engineering'], 6),
      hall('4', ['激光与切割', '雷射與切割', 'Laser and cutting'], 5),
      hall('5', ['传动与液压', '傳動與液壓', 'Drives and hydraulics'], 4.5),
      hall('6', ['仪器与检测', '儀器與檢測', 'Instruments'], 4.5),
      hall('7', ['重装物流一', '重裝物流一', 'Freight zone 1'], 6),
      hall('8', ['重装物流二', '重裝物流二', 'Freight zone 2'], 6),
    ],
    milestones: [
      milestone('2026-09-15 09:00:00', [
        '展位确认，表格开放',
        '攤位確認，表格開放',
        'Booths confirmed, forms open',
      ]),
      milestone('2026-10-31 18:00:00', ['早订价截止', '早訂價截止', 'Early prices end']),
      milestone('2026-12-04 18:00:00', ['首批表格截止', '首批表格截止', 'First batch of forms closes']),
      milestone('2026-12-18 18:00:00', ['第二批表格截止', '第二批表格截止', 'Second batch closes']),
      milestone('2027-01-08 18:00:00', [
        '车辆与机力申报截止',
        '車輛與機力申報截止',
        'Vehicles and handling close',
      ]),
      milestone('2027-01-15 18:00:00', ['末批表格截止', '末批表格截止', 'Last batch closes']),
      milestone('2027-02-26 18:00:00', ['逾期受理截止', '逾期受理截止', 'Late orders end']),
      milestone('2027-03-14 08:00:00', ['开始布展', '開始佈展', 'Move-in begins']),
      milestone('2027-03-18 09:00:00', ['开展', '開展', 'The fair opens']),
      milestone('2027-03-21 17:00:00', [
        '闭展，开始撤展',
        '閉展，開始撤展',
        'The fair closes, move-out begins',
      ]),
      milestone('2027-03-23 18:00:00', ['清场', '清場', 'Halls cleared']),
      milestone('2027-04-15 18:00:00', ['展后反馈截止', '展後回饋截止', 'Feedback closes']),
    ],
    contact: {
      phone: '0417-6620 1188',
      hours: localText(['工作日 9:00–18:00', '工作日 9:00–18:00', 'Working days, 9:00–18:00']),
      email: 'service@example.com',
    },
    contacts: [
      contact(
        ['展商服务', '展商服務', 'Exhibitor service'],
        ['周映荷', '周映荷', 'Zhou Yinghe'],
        '0417-6620 1152',
      ),
      contact(
        ['搭建与水电', '搭建與水電', 'Stands and utilities'],
        ['陆行舟', '陸行舟', 'Lu Xingzhou'],
        '0417-6620 1160',
      ),
      contact(
        ['物流进馆', '物流進館', 'Freight'],
        ['驿川物流', '驛川物流', 'Yichuan Logistics'],
        '0417-6635 2008',
      ),
      contact(['媒体组', '媒體組', 'Press'], ['闻笛', '聞笛', 'Wen Di'], '0417-6620 1177'),
      contact(['论坛组', '論壇組', 'Forum'], ['祁远山', '祁遠山', 'Qi Yuanshan'], '0417-6620 1183'),
    ],
    groups: {
      A: localText(['企业资料', '企業資料', 'Company']),
      B: localText(['人员证件', '人員證件', 'People and passes']),
      C: localText(['展台搭建', '展臺搭建', 'Stand']),
      D: localText(['展品物流', '展品物流', 'Freight']),
      E: localText(['宣传活动', '宣傳活動', 'Promotion']),
      F: localText(['住宿邀约', '住宿邀約', 'Hotel and invitations']),
    },
    logo: null,
    media: { opens: '2026-11-09 09:00:00', closes: '2027-03-14 18:00:00' },
  },
};
