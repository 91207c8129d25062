import { demoContext, heightLimit, mainBooth } from '../demo-context.ts';
import type { DemoExhibitor } from '../exhibitors/exhibitor.ts';
import type { DemoAccount } from '../staff.ts';
import type { SamplePersona } from './sample-persona.ts';

/** An exhibitor as somebody who fills in forms. */
export function exhibitorPersona(exhibitor: DemoExhibitor): SamplePersona {
  const booth = mainBooth(exhibitor);
  return {
    id: exhibitor.id,
    language: exhibitor.language,
    exhibitor,
    contact: exhibitor.contact,
    booth,
    heightLimit: heightLimit(booth?.hall ?? ''),
    contextOn: (today) => demoContext(exhibitor, today),
  };
}

/** An account of a supplier or a medium as somebody who fills in forms. */
export function accountPersona({ role, name, phone }: DemoAccount): SamplePersona {
  const contact = { name, mobile: phone ?? '', email: `${role}@example.com` };
  return {
    id: `${role}-${phone ?? ''}`,
    language: 'zh-Hans',
    exhibitor: null,
    contact,
    booth: undefined,
    heightLimit: heightLimit(''),
    contextOn: (today) => ({
      today,
      user: { NAME: name, MOBILE: contact.mobile, EMAIL: '' },
      exhibitor: {},
      booth: {},
    }),
  };
}
