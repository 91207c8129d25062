import { boothHeadItems } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { fairDays } from '../fair-days.ts';
import { item, option } from '../item-spec.ts';
import { priceTable } from '../price-table.ts';
import { switches } from '../switches.ts';

/** C6: power and audio-visual equipment of a shell booth. */
export const shellPowerForm: DemoForm = demoForm({
  formId: 'exhibitor_b3',
  formType: '10',
  pageKey: 'exhibitor_b3',
  formCode: 'C6',
  formGroup: 'C',
  sort: 6,
  title: ['标展用电与设备', '標展用電與設備', 'Shell-booth power and AV'],
  purpose: [
    '标准展位含 1 个 220 V / 500 W 插座。机器用电和影音设备在这里另订。',
    '標準攤位含 1 個 220 V / 500 W 插座。機器用電和影音設備在這裡另訂。',
    'A shell booth includes one 220 V / 500 W socket. Order machine power and audio-visual equipment here.',
  ],
  roles: ['exhibitor'],
  boothTypes: ['std', 'semi'],
  tags: [],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: '2026-10-31 18:00:00',
  endAt: '2026-12-18 18:00:00',
  lateEndAt: '2027-02-26 18:00:00',
  submissions: 'many',
  review: false,
  required: false,
  items: [
    ...boothHeadItems,
    item.number('sockets', ['加插座', '加插座', 'Extra sockets'], {
      span: 8,
      min: 1,
      max: 10,
      precision: 0,
      help: ['每个 500 W', '每個 500 W', '500 W each'],
    }),
    item.textarea('socket_use', ['接入的设备', '接入的設備', 'What is plugged in'], {
      required: true,
      span: 16,
      maxLength: 120,
      rows: [2, 3],
      help: ['照明以外不得接大功率设备', '照明以外不得接大功率設備', 'No heavy loads besides lighting'],
    }),
    item.number('spot_lights', ['加射灯', '加射燈', 'Extra spotlights'], {
      span: 8,
      min: 1,
      max: 20,
      precision: 0,
    }),
    item.switch('machine_power', ['有机器用电', '有機器用電', 'Machine power'], {
      span: 8,
      options: switches.present,
    }),
    item.number('machine_kw', ['机器功率', '機器功率', 'Machine power'], {
      required: true,
      span: 8,
      min: 0.1,
      max: 15,
      precision: 1,
      unit: ['kW', 'kW', 'kW'],
      help: ['超过 15 kW 请改填 C3', '超過 15 kW 請改填 C3', 'Above 15 kW use form C3'],
    }),
    item.radio('phase', ['相数', '相數', 'Phase'], {
      required: true,
      span: 8,
      options: [option('1', ['单相', '單相', 'Single']), option('3', ['三相', '三相', 'Three'])],
      dataType: 'number',
    }),
    item.html('prices_power_machine', ['动力电价目', '動力電價目', 'Prices of machine power'], {
      html: priceTable('power-machine'),
    }),
    item.select('machine_box', ['电箱', '電箱', 'Box'], {
      required: true,
      span: 8,
      dictionary: { code: 'facilities', query: { category: 'power-machine' } },
    }),
    item.switch('need_av', ['需要影音设备', '需要影音設備', 'AV equipment needed'], {
      span: 8,
      options: switches.needed,
    }),
    item.html('prices_av', ['影音设备价目', '影音設備價目', 'Prices of audio-visual equipment'], {
      html: priceTable('av'),
    }),
    item.dynamic(
      'av_rows',
      ['影音设备', '影音設備', 'AV equipment'],
      {
        required: true,
        minSize: 1,
        maxSize: 10,
        variant: 'form',
        subLabel: ['设备 {index}', '設備 {index}', 'Item {index}'],
      },
      [
        item.select('av_item', ['设备', '設備', 'Equipment'], {
          required: true,
          span: 8,
          dictionary: { code: 'facilities', query: { category: 'av' } },
        }),
        item.radio('av_mount', ['安装', '安裝', 'Mounting'], {
          required: true,
          span: 8,
          options: [
            option('wall', ['壁挂', '壁掛', 'On the wall']),
            option('stand', ['落地架', '落地架', 'Floor stand']),
          ],
        }),
        item.checkbox('av_days', ['使用日', '使用日', 'Days'], {
          required: true,
          span: 8,
          options: fairDays,
        }),
        item.number('av_qty', ['数量', '數量', 'Quantity'], {
          required: true,
          span: 8,
          min: 1,
          max: 20,
          precision: 0,
        }),
      ],
    ),
    item.upload('play_file', ['播放文件', '播放檔案', 'File to play'], {
      span: 12,
      maxSize: 1,
      fileMegabytes: 200,
      accept: ['mp4', 'pdf', 'pptx'],
      help: [
        'MP4、PDF 或 PPTX，不超过 200 MB',
        'MP4、PDF 或 PPTX，不超過 200 MB',
        'MP4, PDF or PPTX, up to 200 MB',
      ],
    }),
    item.time('switch_on_from', ['通电时间', '通電時間', 'Power on from'], {
      span: 6,
      preValue: '08:30:00',
      help: ['展期每天从这个时间送电', '展期每天從這個時間送電', 'Power is on from then every open day'],
    }),
  ],
  logic: [
    { show: ['socket_use'], when: [['sockets', 'ge', '1']] },
    { show: ['machine_kw', 'phase'], when: [['machine_power', 'eq', '1']] },
    { show: ['prices_power_machine', 'machine_box'], when: [['machine_kw', 'gt', '2']] },
    { show: ['prices_av', 'av_rows', 'play_file'], when: [['need_av', 'eq', '1']] },
  ],
});
