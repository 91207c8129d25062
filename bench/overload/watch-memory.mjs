import { readFileSync } from 'node:fs';

/** Resident memory of a process every second for as long as `work` lasts, in MB. */
export async function watchMemory(pid, work) {
  const samples = [];
  const timer = setInterval(() => {
    const pages = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    samples.push(Number(pages) / 1024);
  }, 1_000);
  try {
    const done = await work();
    return { done, ...thirds(samples) };
  } finally {
    clearInterval(timer);
  }
}

/** The mean of each third, and how far the last is above the middle one. */
function thirds(samples) {
  const size = Math.floor(samples.length / 3);
  const means = [0, 1, 2].map((third) => {
    const part = samples.slice(third * size, (third + 1) * size);
    return part.reduce((sum, one) => sum + one, 0) / part.length;
  });
  return { thirds: means, rise: means[2] / means[1] - 1 };
}
