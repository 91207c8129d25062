import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const submit = '/api/wdit-exhibitor/wdit-api/wditexhibitor/submit';
const upload = '/api/wdit-exhibitor/wdit-api/wditexhibitor/putImg';

/**
 * An exhibitor who makes something new without a pause, a submission to a form of many or a file by turns, each under a
 * key of its own; what was under way when the server was killed is sent again under its key.
 */
export function createSender({ headers, address }, form, number) {
  /** The call whose answer did not come. */
  let open = null;
  let round = 0;
  let full = false;
  const own = { ...headers, 'x-forwarded-for': address };
  const made = { submissions: [], files: [] };
  const counts = { again: 0 };

  function next() {
    round += 1;
    const name = `made-${number}-${round}`;
    return { kind: round % 2 === 0 ? 'files' : 'submissions', name, key: randomUUID() };
  }

  function bodyOf({ kind, name }) {
    if (kind === 'submissions') {
      const { formId, formType } = form;
      const body = JSON.stringify({ formId, formType, version: 1, revision: 0, answers: { note: name } });
      return { path: submit, body, type: { 'content-type': 'application/json' } };
    }
    const body = new FormData();
    body.append('file', new Blob([`%PDF-1.4\n%${name}\n%%EOF\n`]), `${name}.pdf`);
    return { path: upload, body, type: {} };
  }

  /** Sends the call that is open until it is answered for good; throws where the server is gone. */
  async function send(base) {
    for (;;) {
      const { path, body, type } = bodyOf(open);
      const answer = await fetch(`${base}${path}`, {
        method: 'POST',
        headers: { ...own, ...type, 'idempotency-key': open.key },
        body,
      });
      const { data } = await answer.json();
      if (answer.status === 200) {
        made[open.kind].push(open.name);
        open = null;
        return;
      }
      if (answer.status === 409 || answer.status === 400) {
        // As many as one exhibitor may have.
        if (data?.reason !== 'TOO_MANY_SUBMISSIONS' && data?.reason !== 'FILE_QUOTA') {
          throw new Error(`refused: ${answer.status} ${JSON.stringify(data)}`);
        }
        full = true;
        open = null;
        return;
      }
      await sleep(200);
    }
  }

  return {
    made,
    counts,
    /** Goes on until the server is gone. */
    async sendUntilBroken(base) {
      try {
        while (!full) {
          open ??= next();
          await send(base);
        }
      } catch {
        // It is sent again when the server is back.
      }
    },
    /** Sends again what was under way. */
    async sendAgain(base) {
      if (open === null) return;
      counts.again += 1;
      await send(base);
    },
  };
}
