import type { Answers } from '@zhantai/engine';
import { mainBooth } from '../demo-context.ts';
import type { DemoExhibitor } from '../exhibitors/exhibitor.ts';
import type { SampleSource } from './sample-files.ts';
import { seedOf } from './vary.ts';

interface Range {
  readonly main: string;
  readonly sub: string;
  readonly more: string;
  readonly zh: string;
  readonly en: string;
  readonly products: readonly (readonly [name: string, model: string, text: string])[];
}

const RANGES: readonly Range[] = [
  {
    main: 'drv',
    sub: 'drv1,drv3',
    more: 'hyd1,mea1',
    zh: '从事精密减速机与齿轮的研发和制造，产品用于机器人关节、机床转台与包装线，备有 3 条装配线和恒温检测室，提供选型、试装与五年质保。',
    en: 'Makes precision reducers and gears for robot joints, rotary tables and packaging lines, with sizing, trial fitting and a five-year warranty.',
    products: [
      ['中空轴行星减速机', 'CY-P90', '背隙不超过 3 弧分，适合紧凑转台。'],
      ['谐波减速机', 'CY-H25', '整机重量比上一代轻 18%。'],
    ],
  },
  {
    main: 'hyd',
    sub: 'hyd1,hyd2',
    more: 'pne1',
    zh: '生产变量柱塞泵、插装阀与成套液压站，服务注塑、压铸与工程机械客户，并为老设备提供节能改造和现场调试，二十四小时响应。',
    en: 'Builds variable piston pumps, cartridge valves and power units for moulding, casting and construction machines, and refits older ones to save energy.',
    products: [
      ['变量柱塞泵', 'HV-71', '噪声低于 68 dB。'],
      ['比例插装阀', 'PC-16', '响应时间 25 毫秒。'],
      ['小型液压站', 'HS-40', '油箱 40 升，整装出厂。'],
    ],
  },
  {
    main: 'las',
    sub: 'las1,las2',
    more: '',
    zh: '提供光纤激光切割与焊接设备，覆盖薄板、管材与型材加工，配套除尘与上下料单元，在宁川设有应用打样中心，欢迎带料试切。',
    en: 'Fibre laser cutting and welding machines for sheet, tube and profile, with loading and dust units. Bring your parts to our sample centre.',
    products: [['光纤激光切管机', 'LT-220', '最大管径 220 mm。']],
  },
  {
    main: 'mea',
    sub: 'mea2',
    more: 'opt1,opt2',
    zh: '面向机械加工企业提供三坐标测量机、力学试验机与在线检测方案，软件支持批量报表和数据追溯，可按产线节拍定制夹具与测量程序。',
    en: 'Coordinate measuring machines, force testers and in-line inspection for machine shops, with batch reports and traceable data.',
    products: [],
  },
];

/** A complete directory entry (A2). */
export function directoryAnswers(exhibitor: DemoExhibitor, source: SampleSource): Answers {
  const seed = seedOf(exhibitor.id);
  const range = RANGES[seed % RANGES.length] ?? RANGES[0];
  const languages = exhibitor.origin === 'os' ? 'en' : seed % 2 === 0 ? 'zh' : 'zh,en';
  return {
    booth_no: mainBooth(exhibitor)?.number ?? '',
    pub_lang: languages,
    name_zh: Array.from(exhibitor.name).slice(0, 40).join(''),
    name_en: exhibitor.nameEn.slice(0, 80).trim(),
    intro_zh: range?.zh,
    intro_en: range?.en,
    index_letter: indexLetter(exhibitor.nameEn),
    cat_main: range?.main,
    cat_sub: range?.sub,
    cat_more: range?.more,
    products: (range?.products ?? []).map(([name, model, text], at) => ({
      $id: `r${at + 1}`,
      p_name: name,
      p_model: model,
      p_class: at === 0 ? 'cn' : 'none',
      p_year: String(2024 + at),
      p_img: at === 0 ? source.fileId('picture') : '',
      p_desc: text,
    })),
    logo: source.fileId('logo'),
    logo_bg: seed % 2 === 0 ? 'light' : 'dark',
    web_url: `https://${exhibitor.id.toLowerCase()}.example.com`,
    web_contact: '+86 417 6620 4417',
    certs: seed % 3 === 0 ? '' : 'q9,e14',
    cert_files: source.fileId('certificate'),
    hide_addr: seed % 5 === 0 ? '1' : '0',
  };
}

function indexLetter(name: string): string {
  const first = name.slice(0, 1).toUpperCase();
  if (first < 'A' || first > 'Z') return 'num';
  if (first <= 'F') return 'A-F';
  if (first <= 'L') return 'G-L';
  return first <= 'R' ? 'M-R' : 'S-Z';
}
