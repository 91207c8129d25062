import { setTimeout as sleep } from 'node:timers/promises';
import { answers } from '../server/document.mjs';

const path = '/api/wdit-exhibitor/wdit-api/wditexhibitor';
/** The field that tells one save from the other. */
const field = 'input_1';

/** An exhibitor who saves and submits without a pause and remembers what was acknowledged. */
export function createWriter({ headers, address }, form, number) {
  let acknowledged = { revision: 0, note: null };
  /** The save whose answer did not come. */
  let open = null;
  let round = 0;
  const counts = { saves: 0, open: 0 };
  const receipts = [];
  const own = { ...headers, 'x-forwarded-for': address, 'content-type': 'application/json' };

  async function read(base) {
    for (let left = 100; left > 0; left -= 1) {
      const answer = await fetch(`${base}${path}/info?formId=${form.formId}`, { headers: own });
      const { data } = await answer.json();
      if (answer.status === 200) return { revision: data.revision, note: data.answers?.[field] ?? null };
      // Refused early: it has just started and all ask at once.
      await sleep(100);
    }
    throw new Error('What was kept cannot be read.');
  }

  async function save(base) {
    round += 1;
    const draft = round % 3 !== 0;
    const note = `Save ${number}-${round}`;
    open = { revision: acknowledged.revision + 1, note };
    const body = JSON.stringify({
      formId: form.formId,
      formType: form.formType,
      version: 1,
      revision: acknowledged.revision,
      answers: { ...answers(round), [field]: note },
      ...(draft ? { draft } : {}),
    });
    const answer = await fetch(`${base}${path}/submit`, { method: 'POST', headers: own, body });
    const { data } = await answer.json();
    // Refused early while it ends: it says that nothing was kept.
    if (answer.status !== 200) throw new Error(`refused: ${answer.status} ${JSON.stringify(data)}`);
    acknowledged = { revision: data.revision, note };
    open = null;
    counts.saves += 1;
    if (data.receipt !== undefined) receipts.push(data.receipt);
  }

  return {
    counts,
    receipts,
    async learn(base) {
      acknowledged = await read(base);
    },
    /** Goes on until the server is gone. */
    async writeUntilBroken(base) {
      for (;;) {
        try {
          // One save builds on the other.
          await save(base);
        } catch {
          return;
        }
      }
    },
    /** What is there instead of what was acknowledged; a save that was under way may be there, whole. */
    async findLost(base) {
      const kept = await read(base);
      const same = (one) => one !== null && kept.revision === one.revision && kept.note === one.note;
      if (open !== null) counts.open += 1;
      if (!same(acknowledged) && !same(open)) return [{ number, acknowledged, open, kept }];
      acknowledged = kept;
      open = null;
      return [];
    },
  };
}
