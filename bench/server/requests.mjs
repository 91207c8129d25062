import { answers } from './document.mjs';

const path = '/api/wdit-exhibitor/wdit-api/wditexhibitor';
/** Written beforehand; each save sends the next one. */
const documents = Array.from({ length: 16 }, (_, number) => JSON.stringify(answers(number)));
const longest = Math.max(...documents.map((document) => document.length));
const digits = 10;

/**
 * The bytes of an exhibitor's saves: everything is written once but the revision, which has so much room that lengths
 * stay the same. Each call gives the same buffer with another document or revision in it.
 */
export function saveRequests(exhibitor, form, host, draft) {
  const start = `{"formId":${JSON.stringify(form.formId)},"formType":${JSON.stringify(form.formType)},"version":1,${
    draft ? '"draft":true,' : ''
  }"revision":`;
  const middle = ',"answers":';
  const length = start.length + digits + middle.length + longest + 1;
  const head = headOf('POST', `${path}/submit`, exhibitor, host, {
    'content-type': 'application/json',
    'content-length': length,
  });
  const at = head.length + start.length;
  const bodies = documents.map((document) =>
    Buffer.from(`${head}${start}${' '.repeat(digits)}${middle}${document}}`.padEnd(head.length + length)),
  );
  return (round, revision) => {
    const request = bodies[round % bodies.length];
    request.latin1Write(String(revision).padStart(digits), at);
    return request;
  };
}

/** Asks where the form stands. */
export function infoRequest(exhibitor, form, host) {
  return Buffer.from(headOf('GET', `${path}/info?formId=${form.formId}`, exhibitor, host));
}

function headOf(method, to, { headers, address }, host, more = {}) {
  const lines = Object.entries({ host, ...headers, 'x-forwarded-for': address, ...more });
  return `${method} ${to} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}
