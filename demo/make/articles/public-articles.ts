import { article } from './demo-article.ts';
import type { DemoArticle } from './demo-article.ts';

/** What everybody may want to read before and beside their forms. */
export const publicArticles: readonly DemoArticle[] = [
  article(
    'privacy',
    ['隐私政策', '隱私權政策', 'Privacy policy'],
    [
      [
        '为办理参展手续，组委会收集联系人和参展人员的姓名、手机、证件号码、照片，以及疫情期间的健康申报。',
        '為辦理參展手續，主辦單位收集聯絡人和參展人員的姓名、手機、證件號碼、照片，以及疫情期間的健康申報。',
        'To run the fair we collect names, mobile numbers, document numbers and photos of contacts and personnel and, in outbreaks, health statements.',
      ],
      [
        '证件号码、照片和健康申报加密保存，列表中不完整显示；只有制证和审核的工作人员可以查看，每次查看都有记录。',
        '證件號碼、照片和健康申報加密保存，列表中不完整顯示；只有製證和審核的工作人員可以查看，每次查看都有紀錄。',
        'Document numbers, photos and health statements are kept encrypted and masked in lists. Only staff who make passes or review forms see them, and every look is recorded.',
      ],
      [
        '资料用于本届展会，展后 60 天清除；法律要求保存的除外。您可以随时导出本人的资料，或申请删除。',
        '資料用於本屆展會，展後 60 天清除；法律要求保存的除外。您可以隨時匯出本人的資料，或申請刪除。',
        'The data serves this edition alone and is erased 60 days after it, unless the law asks us to keep it. You may take your data away or ask for its deletion at any time.',
      ],
    ],
  ),
  article(
    'terms',
    ['用户协议', '使用者條款', 'Terms of use'],
    [
      [
        '账号由本人使用。主账号可以邀请同事，并对其在系统内的操作负责。',
        '帳號由本人使用。主帳號可以邀請同事，並對其在系統內的操作負責。',
        'An account is for one person. The main account may invite colleagues and answers for what they do here.',
      ],
      [
        '提交的内容应真实、完整；审核通过后需要修改的，请提出变更申请。',
        '提交的內容應真實、完整；審核通過後需要修改的，請提出變更申請。',
        'What you hand in is true and complete. To change it after approval, ask for a change.',
      ],
      [
        '时间以服务器为准，按展会所在地时区显示。',
        '時間以伺服器為準，按展會所在地時區顯示。',
        'The server’s clock decides, shown in the time zone of the fair.',
      ],
    ],
  ),
  article(
    'about-ningchuan',
    ['交通与周边', '交通與周邊', 'Getting there'],
    [
      [
        '地铁 4 号线会展北站 2 号口，步行 6 分钟到登录厅。',
        '捷運 4 號線會展北站 2 號出口，步行 6 分鐘到報到大廳。',
        'Metro line 4 to Expo North, exit 2; six minutes on foot to the entrance hall.',
      ],
      [
        '自驾请停 P3、P5 停车场，展期每天 20 元。',
        '自行開車請停 P3、P5 停車場，展期每天 20 元。',
        'By car use car parks P3 and P5, CNY 20 a day during the fair.',
      ],
      [
        '机场巴士每 30 分钟一班，约 50 分钟到达。',
        '機場巴士每 30 分鐘一班，約 50 分鐘到達。',
        'The airport bus leaves every 30 minutes and takes about 50.',
      ],
    ],
  ),
];
