import type { Text } from './text.ts';

/** What a reviewer wrote at one item of a returned form. */
export interface DemoComment {
  readonly prop: string;
  readonly comment: Text;
}

/** Why a form was returned, and the comments at its items, by form id. */
export const demoComments: Readonly<
  Record<string, { readonly reason: Text; readonly comments: readonly DemoComment[] }>
> = {
  publication: {
    reason: ['简介与标志需要修改', '簡介與標誌需要修改', 'Profile and logo need a change'],
    comments: [
      {
        prop: 'intro_zh',
        comment: [
          '请删去“五年质保”一类的承诺，其余内容保留',
          '請刪去「五年保固」一類的承諾，其餘內容保留',
          'Please leave out promises such as the warranty; the rest may stay',
        ],
      },
      {
        prop: 'logo',
        comment: [
          '标志只有 72 dpi，请换 300 dpi 以上或矢量文件',
          '標誌只有 72 dpi，請換 300 dpi 以上或向量檔案',
          'The logo has 72 dpi; please upload 300 dpi or vector',
        ],
      },
    ],
  },
  exhibitor_c1: {
    reason: ['图纸与填写不一致', '圖紙與填寫不一致', 'Drawing and answers differ'],
    comments: [
      {
        prop: 'stand_height',
        comment: [
          '图纸标高与填写不一致，请统一后重传',
          '圖紙標高與填寫不一致，請統一後重傳',
          'The height on the drawing differs from the form',
        ],
      },
      {
        prop: 'safety_letter',
        comment: ['盖章不清晰', '蓋章不清晰', 'The stamp cannot be read'],
      },
    ],
  },
};
