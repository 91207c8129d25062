import { item, option, otherOption } from '../../item-spec.ts';
import type { ItemSpec } from '../../item-spec.ts';
import { patterns } from '../../patterns.ts';

/** Logo, links and certificates of the directory entry. */
export const publicationMediaItems: readonly ItemSpec[] = [
  item.title('sec_media', ['标志与链接', '標誌與連結', 'Logo and links']),
  item.upload('logo', ['标志', '標誌', 'Logo'], {
    required: true,
    span: 12,
    minSize: 1,
    maxSize: 1,
    fileMegabytes: 5,
    accept: ['png', 'jpg', 'svg'],
    help: ['请上传 300 dpi 以上或矢量文件', '請上傳 300 dpi 以上或向量檔案', '300 dpi or vector'],
  }),
  item.radio('logo_bg', ['标志底色', '標誌底色', 'Logo background'], {
    span: 12,
    options: [option('light', ['浅底', '淺底', 'Light']), option('dark', ['深底', '深底', 'Dark'])],
  }),
  item.input('web_url', ['网址', '網址', 'Website'], { span: 12, maxLength: 120, rules: [{ type: 'url' }] }),
  item.input('web_contact', ['刊登电话', '刊登電話', 'Telephone to print'], {
    span: 12,
    rules: [patterns.phone],
  }),
  item.checkbox('certs', ['认证', '認證', 'Certificates'], {
    options: [
      option('q9', ['质量管理体系', '品質管理體系', 'Quality management']),
      option('e14', ['环境管理体系', '環境管理體系', 'Environmental management']),
      option('s45', ['职业健康安全', '職業健康安全', 'Occupational safety']),
      option('hi', ['高新技术企业', '高新技術企業', 'High-tech company']),
      otherOption('other', ['其他', '其他', 'Other']),
    ],
  }),
  item.upload('cert_files', ['认证文件', '認證檔案', 'Certificate files'], {
    required: true,
    minSize: 1,
    maxSize: 6,
    fileMegabytes: 5,
    accept: ['pdf', 'jpg', 'png'],
  }),
  item.switch('hide_addr', ['不刊登地址', '不刊登地址', 'Do not print the address'], {
    span: 12,
    options: [option('0', ['刊登', '刊登', 'Print']), option('1', ['不刊登', '不刊登', 'Do not print'])],
  }),
];
