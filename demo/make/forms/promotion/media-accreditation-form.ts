import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { fairDays } from '../fair-days.ts';
import { item, option } from '../item-spec.ts';
import { patterns } from '../patterns.ts';
import { switches } from '../switches.ts';

/** E6: reporters, equipment and interviews. */
export const mediaAccreditationForm: DemoForm = demoForm({
  formId: 'media_perfect',
  formType: '200',
  pageKey: 'mediaPerfect',
  formCode: 'E6',
  formGroup: 'E',
  sort: 6,
  title: ['媒体资料完善', '媒體資料完善', 'Media accreditation'],
  purpose: [
    '填写记者名单、设备和采访需求，审核通过后领取媒体证。',
    '填寫記者名單、設備和採訪需求，審核通過後領取媒體證。',
    'Name your reporters, equipment and interview wishes. Press passes are issued once this is approved.',
  ],
  roles: ['media'],
  boothTypes: null,
  tags: [],
  notTags: [],
  opensAt: '2026-11-09 09:00:00',
  earlyEndAt: null,
  endAt: '2027-03-12 18:00:00',
  lateEndAt: null,
  submissions: 'one',
  review: true,
  items: [
    item.upload('intro_letter', ['采访介绍信', '採訪介紹信', 'Letter of assignment'], {
      required: true,
      span: 12,
      minSize: 1,
      maxSize: 1,
      fileMegabytes: 5,
      accept: ['pdf', 'jpg'],
      help: ['由本媒体盖章', '由本媒體蓋章', 'Stamped by your media organisation'],
    }),
    item.dynamic(
      'reporters',
      ['记者', '記者', 'Reporters'],
      {
        required: true,
        minSize: 1,
        maxSize: 8,
        variant: 'form',
        subLabel: ['第{index}位', '第{index}位', 'Person {index}'],
        importing: { way: 'append' },
      },
      [
        item.input('r_name', ['姓名', '姓名', 'Name'], { required: true, span: 8, maxLength: 40 }),
        item.input('r_id', ['身份证号', '身分證號', 'ID number'], {
          required: true,
          span: 8,
          rules: [{ type: 'idCard' }],
          sensitive: 'id',
        }),
        item.input('r_card', ['记者证号', '記者證號', 'Press card number'], {
          span: 8,
          rules: [patterns.pressCard],
          help: ['没有记者证的留空', '沒有記者證的留空', 'Leave empty if there is no press card'],
        }),
        item.input('r_mobile', ['手机', '手機', 'Mobile'], {
          required: true,
          span: 8,
          rules: [patterns.anyMobile],
        }),
        item.checkbox('r_role', ['岗位', '職位', 'Role'], {
          required: true,
          span: 8,
          options: [
            option('write', ['文字', '文字', 'Writer']),
            option('photo', ['摄影', '攝影', 'Photographer']),
            option('video', ['摄像', '錄影', 'Camera operator']),
            option('live', ['直播', '直播', 'Live streaming']),
          ],
        }),
        item.upload('r_photo', ['照片', '照片', 'Photo'], {
          required: true,
          span: 8,
          minSize: 1,
          maxSize: 1,
          fileMegabytes: 2,
          accept: ['jpg', 'png'],
          sensitive: 'photo',
        }),
      ],
    ),
    item.checkbox('days', ['到场日期', '到場日期', 'Days on site'], {
      required: true,
      span: 12,
      options: fairDays,
      dataType: 'array',
      minSize: 1,
    }),
    item.switch('interview', ['需要安排专访', '需要安排專訪', 'Interview wanted'], {
      span: 12,
      options: switches.needed,
    }),
    item.array('interview_who', ['采访对象', '採訪對象', 'Whom to interview'], {
      required: true,
      span: 12,
      maxLength: 30,
      minSize: 1,
      maxSize: 5,
    }),
    item.timerange('interview_time', ['专访时段', '專訪時段', 'Interview time'], {
      required: true,
      span: 12,
    }),
    item.date('interview_day', ['专访日期', '專訪日期', 'Interview day'], {
      required: true,
      span: 12,
      startDate: '2027-03-18',
      endDate: '2027-03-21',
    }),
    item.textarea('equipment', ['设备清单', '設備清單', 'Equipment'], { maxLength: 300, rows: [2, 6] }),
    item.radio('drone', ['航拍', '空拍', 'Drone filming'], {
      required: true,
      span: 12,
      options: [option('no', ['不使用', '不使用', 'No']), option('yes', ['使用', '使用', 'Yes'])],
      preValue: 'no',
    }),
    item.upload('drone_permit', ['飞行许可', '飛行許可', 'Flight permit'], {
      required: true,
      span: 12,
      minSize: 1,
      maxSize: 1,
      fileMegabytes: 5,
      accept: ['pdf', 'jpg'],
      help: ['馆内一律不得航拍', '館內一律不得空拍', 'No drone filming inside the halls'],
    }),
    item.select('press_room', ['新闻中心工位', '新聞中心工位', 'Press centre desks'], {
      span: 12,
      options: [
        option('0', ['不需要', '不需要', 'No']),
        option('1', ['1 个', '1 個', '1']),
        option('2', ['2 个', '2 個', '2']),
      ],
      quotas: { 2: 20 },
      dataType: 'number',
      help: [
        '工位共 40 个，每家最多 2 个',
        '工位共 40 個，每家最多 2 個',
        '40 desks in all, at most two for each organisation',
      ],
    }),
    item.datetime('parking', ['转播车到达', '轉播車到達', 'Arrival of the OB van'], {
      span: 12,
      startDate: '2027-03-17',
      endDate: '2027-03-21',
    }),
    item.rate('satisfaction', ['上届媒体服务', '上屆媒體服務', 'Press service at the last edition'], {
      span: 12,
      count: 5,
    }),
  ],
  logic: [
    { show: ['interview_who', 'interview_time', 'interview_day'], when: [['interview', 'eq', '1']] },
    { show: ['drone_permit'], when: [['drone', 'eq', 'yes']] },
  ],
});
