import type { Text } from '../text.ts';

/** Beginnings of company names with their sound. */
export const heads: readonly (readonly [word: string, latin: string])[] = [
  ['澜', 'lan'],
  ['岚', 'lan'],
  ['砚', 'yan'],
  ['汀', 'ting'],
  ['岑', 'cen'],
  ['衡', 'heng'],
  ['朗', 'lang'],
  ['蔚', 'wei'],
  ['昱', 'yu'],
  ['霁', 'ji'],
  ['泊', 'bo'],
  ['桁', 'hang'],
  ['磐', 'pan'],
  ['苇', 'wei'],
  ['禾', 'he'],
  ['墨', 'mo'],
  ['澄', 'cheng'],
  ['乘', 'cheng'],
  ['峤', 'qiao'],
  ['楷', 'kai'],
  ['沐', 'mu'],
  ['曜', 'yao'],
  ['翰', 'han'],
  ['溪', 'xi'],
];

/** Second words of company names with their sound. */
export const tails: readonly (readonly [word: string, latin: string])[] = [
  ['川', 'chuan'],
  ['岭', 'ling'],
  ['朔', 'shuo'],
  ['石', 'shi'],
  ['岳', 'yue'],
  ['野', 'ye'],
  ['舟', 'zhou'],
  ['渡', 'du'],
  ['峰', 'feng'],
  ['屿', 'yu'],
  ['原', 'yuan'],
  ['谷', 'gu'],
  ['林', 'lin'],
  ['泽', 'ze'],
  ['陵', 'ling'],
  ['桥', 'qiao'],
  ['汇', 'hui'],
  ['程', 'cheng'],
  ['驰', 'chi'],
  ['锋', 'feng'],
  ['远', 'yuan'],
  ['宁', 'ning'],
  ['恒', 'heng'],
  ['序', 'xu'],
];

/** Company words that are written alike on both sides of the strait, with their sound. */
export const commonWords: readonly (readonly [word: string, latin: string])[] = [
  ['石川', 'Shichuan'],
  ['岳林', 'Yuelin'],
  ['舟山口', 'Zhoushankou'],
  ['谷原', 'Guyuan'],
  ['林渡', 'Lindu'],
  ['野原', 'Yeyuan'],
  ['川禾', 'Chuanhe'],
  ['墨石', 'Moshi'],
  ['沐林', 'Mulin'],
  ['泊舟', 'Bozhou'],
];

/** Beginnings and endings of company names from abroad. */
export const foreignHeads = [
  'Nord',
  'Vester',
  'Alm',
  'Stein',
  'Kram',
  'Lund',
  'Falk',
  'Rosen',
  'Brandt',
  'Hall',
];
export const foreignTails = ['vik', 'berg', 'holt', 'mark', 'feld', 'dal', 'stedt'];
export const foreignForms = ['GmbH', 'AB', 'B.V.', 'S.p.A.', 'Ltd.', 'Oy'];

/** What exhibitors of a hall make. */
export const productsOf: Readonly<Record<string, readonly Text[]>> = {
  '1': [
    ['自动化', '自動化', 'Automation'],
    ['装配线', '裝配線', 'Assembly Systems'],
    ['机器视觉', '機器視覺', 'Machine Vision'],
    ['智能装备', '智慧裝備', 'Smart Equipment'],
    ['工业软件', '工業軟體', 'Industrial Software'],
  ],
  '2': [
    ['气动', '氣動', 'Pneumatics'],
    ['密封件', '密封件', 'Seals'],
    ['真空技术', '真空技術', 'Vacuum Technology'],
    ['空压机', '空壓機', 'Compressors'],
    ['管接头', '管接頭', 'Fittings'],
  ],
  '3': [
    ['铸锻', '鑄鍛', 'Casting and Forging'],
    ['矿山机械', '礦山機械', 'Mining Machinery'],
    ['工程机械', '工程機械', 'Construction Machinery'],
    ['热处理', '熱處理', 'Heat Treatment'],
    ['重型轴承', '重型軸承', 'Heavy Bearings'],
  ],
  '4': [
    ['激光', '雷射', 'Laser'],
    ['切割设备', '切割設備', 'Cutting Machines'],
    ['焊接设备', '焊接設備', 'Welding Machines'],
    ['刀具', '刀具', 'Cutting Tools'],
    ['磨料磨具', '磨料磨具', 'Abrasives'],
  ],
  '5': [
    ['传动', '傳動', 'Drives'],
    ['液压', '液壓', 'Hydraulics'],
    ['减速机', '減速機', 'Reducers'],
    ['联轴器', '聯軸器', 'Couplings'],
    ['伺服电机', '伺服馬達', 'Servo Motors'],
  ],
  '6': [
    ['仪器', '儀器', 'Instruments'],
    ['检测技术', '檢測技術', 'Testing'],
    ['传感器', '感測器', 'Sensors'],
    ['光学', '光學', 'Optics'],
    ['计量', '計量', 'Metrology'],
  ],
  '7': [
    ['起重机械', '起重機械', 'Lifting Machinery'],
    ['大件装备', '大件裝備', 'Heavy Equipment'],
    ['港口机械', '港口機械', 'Port Machinery'],
  ],
  '8': [
    ['输送系统', '輸送系統', 'Conveyor Systems'],
    ['仓储装备', '倉儲裝備', 'Storage Systems'],
    ['叉车', '堆高機', 'Forklifts'],
  ],
};

/** Endings of company names at home. */
export const forms: readonly (readonly [zh: string, en: string])[] = [
  ['有限公司', 'Co., Ltd.'],
  ['科技有限公司', 'Technology Co., Ltd.'],
  ['机电有限公司', 'Electromechanics Co., Ltd.'],
  ['（宁川）有限公司', '(Ningchuan) Co., Ltd.'],
  ['股份有限公司', 'Corp.'],
];

/** Surnames and given names of contacts. */
export const surnames = Array.from(
  '林程宋顾许陶叶沈骆丁黎贺纪段方石韦蒲乔何江容燕苏裴阮柏袁韩卫万艾双易久慈',
);
export const givenNames = [
  '知远',
  '砚秋',
  '予安',
  '晴川',
  '怀谷',
  '一鸣',
  '望山',
  '见溪',
  '青棠',
  '北亭',
  '归迟',
  '见山',
  '晓渡',
  '砚清',
  '照野',
  '兰舟',
];
