import { article } from './demo-article.ts';
import type { DemoArticle } from './demo-article.ts';

/** Chapters of the exhibitor manual. */
export const manualArticles: readonly DemoArticle[] = [
  article(
    'manual-move-in',
    ['布展须知', '佈展須知', 'Move-in guide'],
    [
      [
        '布展从 3 月 14 日 8:00 开始。货车按预约时段进馆，每车停留不超过 90 分钟，卸完即离开。',
        '佈展從 3 月 14 日 8:00 開始。貨車按預約時段進館，每車停留不超過 90 分鐘，卸完即離開。',
        'Move-in begins on 14 March at 8:00. Lorries enter in the slot they booked, stay 90 minutes at most and leave once unloaded.',
      ],
      [
        '展台结构在 3 月 16 日 18:00 前完成，3 月 17 日只做布置和清洁。',
        '展臺結構在 3 月 16 日 18:00 前完成，3 月 17 日只做佈置和清潔。',
        'Structures stand by 18:00 on 16 March; 17 March is for decoration and cleaning alone.',
      ],
      [
        '进入布展区须戴安全帽、佩戴布展证；未满 16 周岁不能入场。',
        '進入佈展區須戴安全帽、佩戴佈展證；未滿 16 歲不能入場。',
        'Helmets and build-up passes are worn everywhere; nobody under 16 is let in.',
      ],
    ],
  ),
  article(
    'manual-move-out',
    ['撤展须知', '撤展須知', 'Move-out guide'],
    [
      [
        '3 月 21 日 17:00 闭馆后先撤贵重小件，18:30 起放行货车。',
        '3 月 21 日 17:00 閉館後先撤貴重小件，18:30 起放行貨車。',
        'After the halls close at 17:00 on 21 March, small valuables leave first; lorries are let in from 18:30.',
      ],
      [
        '3 月 23 日 18:00 前清场，展台垃圾由搭建商带走。',
        '3 月 23 日 18:00 前清場，展臺垃圾由搭建商帶走。',
        'Booths are empty by 18:00 on 23 March; the stand builder takes the waste away.',
      ],
      [
        '场地验收合格后 30 天内退还押金。',
        '場地驗收合格後 30 天內退還押金。',
        'Deposits are paid back within 30 days of the check of the floor.',
      ],
    ],
  ),
  article(
    'manual-power',
    ['用电规定', '用電規定', 'Electricity rules'],
    [
      [
        '按设备额定功率申报；直接启动的电机，按额定电流的三倍选配电箱。',
        '按設備額定功率申報；直接啟動的馬達，按額定電流的三倍選配電箱。',
        'Declare the rated power of your machines; for motors started directly choose a box for three times the rated current.',
      ],
      [
        '配电箱须有 30 mA 漏电保护，电缆不得裸露穿过通道。',
        '配電箱須有 30 mA 漏電保護，電纜不得裸露穿過通道。',
        'Every box has a 30 mA residual-current device; no bare cable crosses an aisle.',
      ],
      [
        '每天闭馆 30 分钟后断电；需要 24 小时供电的，请在 C3 勾选。',
        '每天閉館 30 分鐘後斷電；需要 24 小時供電的，請在 C3 勾選。',
        'Power is cut 30 minutes after closing each day; tick 24-hour supply on form C3 if you need it.',
      ],
    ],
  ),
  article(
    'manual-fire',
    ['消防规定', '消防規定', 'Fire rules'],
    [
      [
        '装饰材料的燃烧性能不低于 B1 级，现场备检测报告。',
        '裝飾材料的燃燒效能不低於 B1 級，現場備檢測報告。',
        'Decoration is of class B1 at least, with the test report kept on the stand.',
      ],
      [
        '每 25 m² 配一具灭火器；封顶面积超过一半的，加装悬挂灭火装置。',
        '每 25 m² 配一具滅火器；封頂面積超過一半的，加裝懸掛滅火裝置。',
        'One extinguisher for each 25 m²; where more than half is roofed, a hanging extinguisher as well.',
      ],
      [
        '消火栓、疏散门和 3 米主通道前不放任何东西。',
        '消防栓、疏散門和 3 公尺主走道前不放任何東西。',
        'Hydrants, exits and the 3 m main aisles stay clear.',
      ],
    ],
  ),
  article(
    'manual-ip',
    ['知识产权', '智慧財產權', 'Intellectual property'],
    [
      [
        '请带齐权利证明或授权书的原件，以备查验。',
        '請帶齊權利證明或授權書的正本，以備查驗。',
        'Bring the originals of your titles and licences for inspection.',
      ],
      [
        '收到投诉后 2 小时内配合核查；经认定侵权的展品须撤下。',
        '收到投訴後 2 小時內配合核查；經認定侵權的展品須撤下。',
        'Help with the check within 2 hours of a complaint; what infringes is taken off the stand.',
      ],
      [
        '两届内两次被认定侵权的单位，不再接受报名。',
        '兩屆內兩次被認定侵權的單位，不再接受報名。',
        'Who is found to infringe twice in two editions is not admitted again.',
      ],
    ],
  ),
  article(
    'manual-pass',
    ['证件说明', '證件說明', 'Passes'],
    [
      [
        '每 18 m² 可办 3 张证件，不足 18 m² 的按 18 m² 计，一人一证。',
        '每 18 m² 可辦 3 張證件，不足 18 m² 的按 18 m² 計，一人一證。',
        'There are 3 passes for every 18 m² begun, each for one person.',
      ],
      [
        '证件照为白底近照；身份信息加密保存，展后 60 天清除。',
        '證件照為白底近照；身分資訊加密保存，展後 60 天清除。',
        'The photo is recent, on white. Identity data is kept encrypted and erased 60 days after the fair.',
      ],
      [
        '遗失补办每张 50 元，请到登录厅服务台办理。',
        '遺失補辦每張 50 元，請到報到大廳服務檯辦理。',
        'A lost pass costs CNY 50 at the desk in the entrance hall.',
      ],
    ],
  ),
  article(
    'manual-freight',
    ['物流指南', '物流指南', 'Freight guide'],
    [
      [
        '请在 12 月 4 日前提交展品清单，尺寸填外包装的厘米数。',
        '請在 12 月 4 日前提交展品清單，尺寸填外包裝的公分數。',
        'Hand in your exhibit list by 4 December, with outer dimensions in centimetres.',
      ],
      [
        '单件超过 300 cm 或 2000 kg 的，另填 D4 并预约吊机。',
        '單件超過 300 cm 或 2000 kg 的，另填 D4 並預約吊車。',
        'Pieces over 300 cm or 2,000 kg need form D4 and a crane.',
      ],
      [
        '空箱贴标签后统一存放，撤展当晚送回展位。',
        '空箱貼標籤後統一存放，撤展當晚送回攤位。',
        'Empty crates are stored by their labels and brought back on the evening of move-out.',
      ],
    ],
  ),
];
