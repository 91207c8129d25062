import { boothHeadItems } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option } from '../item-spec.ts';
import { priceTable } from '../price-table.ts';
import { switches } from '../switches.ts';

/** C8: leased lines, Wi-Fi, telephone and streaming. */
export const networkForm: DemoForm = demoForm({
  formId: 'exhibitor_c6',
  formType: '16',
  pageKey: 'exhibitor_c6',
  formCode: 'C8',
  formGroup: 'C',
  sort: 8,
  title: ['网络与通讯', '網路與通訊', 'Network and telephone'],
  purpose: [
    '订 200 M 以上专线、独立无线网络和电话。普通宽带在 C1 订。',
    '訂 200 M 以上專線、獨立無線網路和電話。普通寬頻在 C1 訂。',
    'Leased lines from 200 Mbit/s, a Wi-Fi network of your own, telephones. Plain broadband is ordered in C1.',
  ],
  roles: ['exhibitor'],
  boothTypes: null,
  tags: ['network'],
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
    item.html('prices_network', ['网络与通讯价目', '網路與通訊價目', 'Prices of network and telephone'], {
      html: priceTable('network'),
    }),
    item.select('line_kind', ['线路', '線路', 'Line'], {
      required: true,
      span: 12,
      dictionary: { code: 'facilities', query: { category: 'network' } },
    }),
    item.number('line_qty', ['数量', '數量', 'Quantity'], {
      required: true,
      span: 6,
      min: 1,
      max: 10,
      precision: 0,
    }),
    item.number('public_ip', ['公网地址数', '公網位址數', 'Public IPs'], {
      span: 6,
      min: 1,
      max: 8,
      precision: 0,
      help: ['不需要的留空', '不需要的留空', 'Leave empty if not needed'],
    }),
    item.input('ip_reason', ['公网用途', '公網用途', 'Purpose of public IP'], {
      required: true,
      span: 12,
      maxLength: 60,
    }),
    item.switch('need_wifi', ['独立无线', '獨立無線', 'Own Wi-Fi'], { span: 6, options: switches.needed }),
    item.input('wifi_ssid', ['无线名称', '無線名稱', 'SSID'], {
      required: true,
      span: 9,
      rules: [
        {
          pattern: '/^JL27-[A-Za-z0-9_-]{3,20}$/',
          message: ['以 JL27- 开头', '以 JL27- 開頭', 'Begins with JL27-'],
        },
      ],
      preValue: 'JL27-',
      help: [
        '以 JL27- 开头，只用字母、数字、_ 和 -',
        '以 JL27- 開頭，只用字母、數字、_ 和 -',
        'Begins with JL27-; letters, digits, _ and - only',
      ],
    }),
    item.password('wifi_pwd', ['无线密码', '無線密碼', 'Wi-Fi password'], {
      required: true,
      span: 9,
      rules: [{ type: 'password' }],
      help: [
        '6–20 位，含大写、小写字母和数字',
        '6–20 位，含大寫、小寫字母和數字',
        '6 to 20 characters with capital, small letter and digit',
      ],
    }),
    item.number('wifi_clients', ['同时在线', '同時連線數', 'Clients'], {
      required: true,
      span: 6,
      min: 1,
      max: 200,
      precision: 0,
    }),
    item.number('tel_lines', ['电话', '電話', 'Telephones'], { span: 6, min: 1, max: 5, precision: 0 }),
    item.daterange('online_period', ['开通日期', '開通日期', 'From–to'], {
      required: true,
      span: 12,
      startDate: '2027-03-16',
      endDate: '2027-03-21',
    }),
    item.switch('live_stream', ['现场直播', '現場直播', 'Live streaming'], {
      span: 6,
      options: switches.present,
    }),
    item.timerange('live_time', ['直播时段', '直播時段', 'Streaming hours'], { required: true, span: 12 }),
    item.upload('live_filing', ['直播备案', '直播備案', 'Streaming permit'], {
      required: true,
      span: 12,
      maxSize: 1,
      fileMegabytes: 5,
      accept: ['pdf', 'jpg'],
      help: [
        '平台或主管部门出具的备案',
        '平臺或主管部門出具的備案',
        'Issued by the platform or the authority',
      ],
    }),
    item.upload('net_position', ['端口位置图', '連接埠位置圖', 'Port positions'], {
      required: true,
      span: 12,
      minSize: 1,
      maxSize: 1,
      fileMegabytes: 10,
      accept: ['pdf', 'jpg', 'png'],
    }),
    item.checkbox('security_duty', ['网络安全责任', '網路安全責任', 'Network security'], {
      required: true,
      options: [
        option('ok', [
          '不私设代理与热点，接受日志留存',
          '不私設代理與熱點，接受日誌留存',
          'No proxies or rogue access points, logs are kept',
        ]),
      ],
      minSize: 1,
    }),
  ],
  logic: [
    { show: ['ip_reason'], when: [['public_ip', 'ge', '1']] },
    { show: ['wifi_ssid', 'wifi_pwd', 'wifi_clients'], when: [['need_wifi', 'eq', '1']] },
    { show: ['live_time', 'live_filing'], when: [['live_stream', 'eq', '1']] },
  ],
});
