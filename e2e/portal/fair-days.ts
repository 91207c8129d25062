import { expect, type APIRequestContext } from '@playwright/test';
import { addDays, dayOf } from '@zhantai/engine';

/** The demo's fair takes place later each week, so journeys name its days by their distance from the opening. */
export interface FairDays {
  /** `YYYY-MM-DD` of the day so many days after the opening. */
  readonly date: (after: number) => string;
  /** The same day as forms write it: `3 月 18 日`. */
  readonly words: (after: number) => string;
}

/** When the fair at this server takes place, as the portal's page of sign-in learns it. */
export async function fairDays(request: APIRequestContext): Promise<FairDays> {
  const answer = await request.get('/api/portal/config');
  expect(answer.status()).toBe(200);
  const { data } = await answer.json();
  const start: string = data.dates.start;
  const words = (after: number): string => {
    const { month, day } = dayOf(addDays(start, after));
    return `${month} 月 ${day} 日`;
  };
  return { date: (after) => addDays(start, after), words };
}
