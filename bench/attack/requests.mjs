import { readFileSync } from 'node:fs';

const path = '/api/wdit-exhibitor/wdit-api/wditexhibitor';
const form = (fields) => new URLSearchParams(fields).toString();

/**
 * The bytes of what an attacker sends who has accounts of this exhibition: each kind is a function of a number, so that
 * no two of its calls are alike.
 */
export function attackRequests(file, host) {
  const { form: targetForm, exhibitors } = JSON.parse(readFileSync(file, 'utf8'));
  const attackers = exhibitors.slice(-16);
  const own = (number) => attackers[number % attackers.length].headers;
  const { authorization, 'tenant-id': tenant, 'exhibition-id': exhibition } = own(0);
  const client = { authorization, 'tenant-id': tenant, 'exhibition-id': exhibition };
  const json = { 'content-type': 'application/json' };
  const typed = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = (to, headers, body) => write('POST', to, headers, body);
  const get = (to, headers) => write('GET', to, headers, '');
  const largest = JSON.stringify(Array.from({ length: 90_000 }, () => ({ weight: 1 }))).slice(0, 900_000);
  return {
    // The largest body of the smallest rows, and what it is refused for late.
    'largest bodies': (number) =>
      post(
        `${path}/submit`,
        { ...own(number), ...json },
        `{"formId":${JSON.stringify(targetForm.formId)},"formType":${JSON.stringify(targetForm.formType)},"version":1,"revision":0,"answers":{"input_1":${largest.slice(0, largest.lastIndexOf(',{'))}]}}`,
      ),
    'unfinished bodies': (number) =>
      post(`${path}/submit`, { ...own(number), ...json, 'content-length': 200_000 }, '{"formId":'),
    'password guesses': (number) =>
      post(
        '/api/blade-auth/oauth/token',
        { ...client, ...typed, 'captcha-key': 'none', 'captcha-code': 'none' },
        form({
          grant_type: 'apiCaptcha',
          phone: `139${number}`,
          password: `guess${number}`,
          exhibitId: exhibition,
        }),
      ),
    'refresh storms': (number) =>
      post(
        '/api/blade-auth/oauth/token',
        { ...client, ...typed },
        form({ grant_type: 'refresh_token', refresh_token: `${number}`.padStart(43, 'a') }),
      ),
    captchas: () => get('/api/blade-auth/oauth/captcha', {}),
    'codes by SMS': (number) =>
      get(
        `/api/blade-auth/sms/send?tenantId=${tenant}&mobile=138${String(number).padStart(8, '0')}&smsCode=login`,
        {
          ...client,
          'captcha-key': 'none',
          'captcha-code': 'none',
        },
      ),
    quotes: (number) =>
      post(
        `${path}/querySupport`,
        { ...own(number), ...json },
        JSON.stringify({
          formId: targetForm.formId,
          lines: Array.from({ length: 200 }, (_, line) => ({ itemId: `i${line}`, quantity: 1 })),
        }),
      ),
    'own data': (number) => get(`${path}/myData`, own(number)),
    'lists and details': (number) => get(`${path}/info?formId=${targetForm.formId}`, own(number)),
    'unknown paths': (number) => get(`/no/such/${number}`, {}),
    'unknown calls': (number) => get(`/api/no/such/${number}?x=${number}`, own(number)),
  };

  function write(method, to, headers, body) {
    const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) };
    const lines = Object.entries({ host, ...length, ...headers });
    return Buffer.from(
      `${method} ${to} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
    );
  }
}
