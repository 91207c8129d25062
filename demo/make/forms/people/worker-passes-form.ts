import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option, otherOption } from '../item-spec.ts';
import { patterns } from '../patterns.ts';
import { switches } from '../switches.ts';

/** B4: the crew of a stand builder. */
export const workerPassesForm: DemoForm = demoForm({
  formId: 'exhibitor_c5',
  formType: '15',
  pageKey: 'exhibitor_c5',
  formCode: 'B4',
  formGroup: 'B',
  sort: 4,
  title: ['施工人员证', '施工人員證', 'Worker passes'],
  purpose: [
    '搭建商为布展、撤展人员办证，按展位分别提交。押金和管理费到账后制证。',
    '搭建商為佈展、撤展人員辦證，按攤位分別提交。押金和管理費入帳後製證。',
    'Stand builders register their crew here, one form for each stand. Passes are made once deposit and site fee have arrived.',
  ],
  roles: ['supplier'],
  boothTypes: null,
  tags: [],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2027-01-15 18:00:00',
  lateEndAt: '2027-02-26 18:00:00',
  submissions: 'many',
  review: true,
  items: [
    item.select('stand_no', ['施工展位', '施工攤位', 'Stand'], {
      required: true,
      span: 8,
      dictionary: { code: 'stands' },
      help: ['每个展位交一份', '每個攤位交一份', 'One form for each stand'],
    }),
    item.input('crew_leader', ['现场施工负责人', '現場施工負責人', 'Site foreman'], {
      required: true,
      span: 8,
      maxLength: 40,
    }),
    item.input('leader_mobile', ['负责人手机', '負責人手機', 'Mobile'], {
      required: true,
      span: 8,
      rules: [patterns.anyMobile],
    }),
    item.daterange('work_period', ['用证日期', '用證日期', 'Period of the passes'], {
      required: true,
      span: 12,
      startDate: '2027-03-14',
      endDate: '2027-03-23',
    }),
    item.number('worker_count', ['施工人数', '施工人數', 'Number of workers'], {
      required: true,
      span: 12,
      min: 1,
      max: 120,
      precision: 0,
      help: [
        '每 9 m² 不超过 3 人，另加 2 名管理人员',
        '每 9 m² 不超過 3 人，另加 2 名管理人員',
        'Three for each 9 m², plus two supervisors',
      ],
    }),
    item.dynamic(
      'workers',
      ['施工人员', '施工人員', 'Workers'],
      {
        required: true,
        minSize: 1,
        maxSize: 120,
        help: [
          '人数多，只能用模板导入；再次导入接在后面',
          '人數多，只能用範本匯入；再次匯入接在後面',
          'By import from the template only; another import is added',
        ],
        variant: 'table',
        importing: { way: 'append', only: true },
      },
      [
        item.input('w_name', ['姓名', '姓名', 'Name'], { required: true, span: 6, maxLength: 40 }),
        item.input('w_id', ['身份证号', '身分證號', 'ID number'], {
          required: true,
          span: 6,
          rules: [{ type: 'idCard' }],
          sensitive: 'id',
        }),
        item.input('w_mobile', ['手机', '手機', 'Mobile'], {
          required: true,
          span: 6,
          rules: [patterns.anyMobile],
        }),
        item.select('w_trade', ['工种', '工種', 'Trade'], {
          required: true,
          span: 6,
          options: [
            option('elec', ['电工', '電工', 'Electrician']),
            option('carp', ['木工', '木工', 'Carpenter']),
            option('rig', ['登高架设', '登高架設', 'Rigger']),
            option('fork', ['叉车工', '堆高機工', 'Forklift driver']),
            option('paint', ['油漆', '油漆', 'Painter']),
            otherOption('other', ['其他', '其他', 'Other']),
          ],
        }),
        item.input('w_cert_no', ['特种作业证号', '特種作業證號', 'Certificate number'], {
          span: 6,
          rules: [patterns.certificate],
        }),
        item.select('w_insured', ['已投保意外险', '已投保意外險', 'Insured'], {
          required: true,
          span: 6,
          options: [option('1', ['是', '是', 'Yes']), option('0', ['否', '否', 'No'])],
          dataType: 'number',
        }),
        item.upload('w_photo', ['照片', '照片', 'Photo'], {
          span: 6,
          maxSize: 1,
          fileMegabytes: 2,
          accept: ['jpg', 'png'],
          sensitive: 'photo',
        }),
      ],
    ),
    item.upload('insurance_file', ['人员意外险保单', '人員意外險保單', 'Accident insurance'], {
      required: true,
      span: 12,
      minSize: 1,
      maxSize: 3,
      fileMegabytes: 10,
      accept: ['pdf', 'jpg'],
      help: ['保额每人不低于 60 万元', '保額每人不低於 60 萬元', 'At least CNY 600,000 a person'],
    }),
    item.html('crew_note', ['收费', '收費', 'Fees'], {
      html: [
        '<p>施工证每张 36 / 40 / 48 / 60 元（早订、正常、逾期、现场），补办 50 元；安全帽自备。</p>',
        '<p>施工證每張 36 / 40 / 48 / 60 元（早訂、正常、逾期、現場），補辦 50 元；安全帽自備。</p>',
        '<p>A pass costs CNY 36, 40, 48 or 60 (early, normal, late, on site), a replacement CNY 50. Bring your own helmets.</p>',
      ],
    }),
    item.switch('night_work', ['有夜间施工', '有夜間施工', 'Night work'], {
      span: 8,
      options: switches.present,
    }),
    item.checkbox('night_slots', ['夜间日期', '夜間日期', 'Nights'], {
      required: true,
      span: 16,
      options: [
        option('0314', ['3 月 14 日', '3 月 14 日', '14 March']),
        option('0315', ['3 月 15 日', '3 月 15 日', '15 March']),
        option('0316', ['3 月 16 日', '3 月 16 日', '16 March']),
        option('0317', ['3 月 17 日', '3 月 17 日', '17 March']),
      ],
    }),
    item.timerange('night_time', ['夜间时段', '夜間時段', 'Hours'], {
      required: true,
      span: 12,
      help: [
        '18:00–22:00 按加班一档计，22:00 后按二档',
        '18:00–22:00 按加班一檔計，22:00 後按二檔',
        '18:00–22:00 is the first overtime tier, later hours the second',
      ],
    }),
    item.input('safety_officer', ['专职安全员', '專職安全員', 'Safety officer'], {
      required: true,
      span: 12,
      maxLength: 40,
      help: ['20 人及以上须配专职安全员', '20 人及以上須配專職安全員', 'Needed from 20 workers'],
    }),
  ],
  logic: [
    { show: ['night_slots', 'night_time'], when: [['night_work', 'eq', '1']] },
    { show: ['safety_officer'], when: [['worker_count', 'ge', '20']] },
  ],
});
