import type { ConsoleExhibitionsWords } from './exhibitions-zh-hans.ts';

/** Words of the exhibitions of one organiser, as written in Taiwan. */
export const exhibitionsZhHant = {
  exhibitions: {
    change: '切換展會',
    choose: '選擇展會',
    chooseText: '您可以進入下面的展會，最近一屆在最上面。',
    empty: '還沒有展會。新建一個，就可以開始設定。',
    noDays: '還沒有日期',
    days: (start, end) => `${start} 到 ${end}`,
    open: '已開放',
    closed: '還沒開放',
    back: '返回',
  },
  newExhibition: {
    open: '新建展會',
    lead: '建好後只有組委會能進入。表格、展館和聯絡人以後再設，全部就緒再開放。',
    title: '展會名稱（簡體）',
    titleHant: '繁體中文名稱',
    titleEn: '英文名稱',
    otherHelp: '不填就顯示簡體中文名稱',
    id: '簡稱',
    idHelp: '會出現在網址裡，如 jle2028。小寫字母、數字和連字號，2 到 32 個字元，建好後不能改',
    zone: '時區',
    zoneHelp: '所有時間按這個時區填寫和顯示',
    start: '開展日',
    end: '閉展日',
    needTitle: '請填展會名稱',
    badId: '請用 2 到 32 個小寫字母、數字或連字號，以字母或數字開頭',
    needStart: '請填開展日',
    needEnd: '請填閉展日',
    badEnd: '閉展日不能早於開展日',
    submit: '建這個展會',
  },
  leaving: {
    title: '離開這一頁嗎？',
    text: '這一頁填的內容還沒有儲存，離開後會遺失。',
    leave: '不儲存，離開',
    stay: '留在這裡',
  },
} satisfies ConsoleExhibitionsWords;
