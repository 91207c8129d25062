import type { Locator } from '@playwright/test';

/**
 * A stroke across a pad, with a finger that comes to rest before it is lifted: a flung one would stop the next tap.
 * @param from pixels from the pad's left edge.
 */
export async function draw(pad: Locator, from: number): Promise<void> {
  const page = pad.page();
  const session = await page.context().newCDPSession(page);
  const box = await pad.boundingBox();
  if (box === null) throw new Error('The pad is not in sight');
  const at = (step: number) => [{ x: box.x + from + step * 20, y: box.y + 120 + (step % 2) * 60 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const step of [1, 2, 3, 4, 5, 5, 5]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
    await page.waitForTimeout(60);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
