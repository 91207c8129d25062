import type { Context } from '@zhantai/engine';
import { demoExhibition } from './exhibition.ts';
import type { DemoBooth, DemoExhibitor } from './exhibitors/exhibitor.ts';

/** The largest booth of an exhibitor; undefined while it has none. */
export function mainBooth(exhibitor: DemoExhibitor): DemoBooth | undefined {
  return exhibitor.booths.toSorted((one, other) => other.area - one.area)[0];
}

/** Height limit of a hall in metres. */
export function heightLimit(hall: string): number {
  return demoExhibition.profile.halls.find((each) => each.hall === hall)?.heightLimit ?? 4.5;
}

/** What `${…}` of the demo's forms reads for an exhibitor. */
export function demoContext(exhibitor: DemoExhibitor, today: string): Context {
  const booth = mainBooth(exhibitor);
  const { name, mobile, email } = exhibitor.contact;
  return {
    today,
    user: { NAME: name, MOBILE: mobile, EMAIL: email },
    exhibitor: { NAME: exhibitor.name, NAME_EN: exhibitor.nameEn },
    ...(booth && { booth: { ...booth, heightLimit: heightLimit(booth.hall) } }),
  };
}
