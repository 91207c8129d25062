import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds in which what a step started has come to rest. */
const REST_MS = 500;

/** Processor time of the main thread of a page until now, in milliseconds. */
export async function taskMs(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000;
}

/** Milliseconds of the main thread that a step costs until all it started is done. The first ones only warm up. */
export async function sampled({ cdp }, { samples, warm = 2, prepare, step, restMs = REST_MS }) {
  const costs = [];
  for (let sample = -warm; sample < samples; sample += 1) {
    await prepare?.();
    await sleep(REST_MS);
    const before = await taskMs(cdp);
    await step();
    await sleep(restMs);
    if (sample >= 0) costs.push((await taskMs(cdp)) - before);
  }
  return costs;
}
