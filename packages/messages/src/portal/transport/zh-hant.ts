import type transportZhHans from './zh-hans.ts';

/** 供應商與運輸商首頁的用語 */
const transportZhHant = {
  clients: {
    title: '委託展商',
    counts: (all: number, open: number) => `${all} 家，${open} 家未交`,
    search: '攤位號或公司名',
    empty: '還沒有展商選擇本單位',
    emptyText: '展商在展品運輸清單裡選定運輸商並送出後，會列在這裡。',
    none: '沒有符合條件的展商',
    noneText: '換個攤位號或公司名再找。',
    pieces: (count: number, volume: string) => `${count} 件　${volume} m³`,
    nothing: '尚未登錄',
    choose: '選一家展商',
    chooseText: '左邊是委託本單位的展商。選一家，填寫它的運輸表格，或檢視它送出的資料。',
    back: '委託展商',
    booth: (hall: string, number: string) => `${hall} 號館 ${number}`,
    noBooth: '攤位還沒有分配',
    gone: '這家展商沒有委託本單位',
    goneText: '展商改選了別的運輸商，或者網址寫錯了。',
  },
  work: {
    tabs: '運輸表格和展商資料',
    theirs: '展商資料',
    theirsText: '展商送出的表格，只能檢視；證件號等敏感內容已遮蓋。',
    empty: '展商還沒有送出其他表格',
    at: (time: string) => `${time} 送出`,
    view: '檢視',
    title: (code: string, title: string) => `${code} ${title}`,
    ordinal: (title: string, ordinal: number) => `${title}（${ordinal}）`,
  },
  difference: {
    title: '參展商和運輸商提交的不同',
    begun: '已帶入參展商提交的清單，圖片、簽名和證件號碼除外。在這裡的改動只算本單位的，不改參展商的。',
    same: (name) => `${name}提交的和參展商提交的一致。`,
    differs: (name, count) => `${name}提交的和參展商提交的有 ${count} 處不同，雙方都能看到。`,
    look: '查看不同',
    client: (time) => `參展商 ${time}`,
    supplier: (name, time) => `${name} ${time}`,
  },
  setting: {
    text: '登入帳號和本屆展會的資料。表格在「運輸」頁裡依展商填寫。',
    who: '登入帳號',
    name: '姓名',
    phone: '手機號碼',
    email: '電子郵件',
    work: '工作',
    clients: '委託展商和運輸表格',
    account: '帳號與資料',
    help: '有疑問',
  },
} satisfies typeof transportZhHans;

export default transportZhHant;
