import { demoExhibition } from '../exhibition.ts';
import type { DemoExhibition } from '../exhibition.ts';
import { localText } from '../text.ts';

const { profile } = demoExhibition;

/**
 * The demo's second exhibition of the same tenant: a partner organiser's, in a hall of its own on the same days. Its id
 * sorts after the first one's, to which an address without an exhibition leads.
 */
export const partnerExhibition: DemoExhibition = {
  ...demoExhibition,
  exhibitionId: 'jlgsa2027',
  title: localText(['江澜国际联展 2027', '江瀾國際聯展 2027', 'Jianglan International 2027']),
  profile: {
    ...profile,
    organiser: localText(['江澜国际联展秘书处', '江瀾國際聯展秘書處', 'Jianglan International Secretariat']),
    halls: [
      { hall: '9', name: localText(['国际联展', '國際聯展', 'International pavilion']), heightLimit: 6 },
    ],
    media: null,
  },
};
