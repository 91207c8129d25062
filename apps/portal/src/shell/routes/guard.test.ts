import { portalRoutes } from '@zhantai/contract';
import { describe, expect, it } from 'vitest';
import { guard, type Decision, type Actor } from './guard.ts';

const anonymous: Actor = { signedIn: false, roleName: '', needSetPwd: false, mediaHost: false };
const as = (roleName: string, more: Partial<Actor> = {}): Actor => ({
  ...anonymous,
  signedIn: true,
  roleName,
  ...more,
});
const around = { base: 'https://expo.example/portal/', allowedHosts: ['manual.example'], gallery: true };
const decide = (actor: Actor, address: string): Decision => {
  const [path = '', query = ''] = address.split('?');
  return guard(actor, path, new URLSearchParams(query), around);
};
const to = (path: string, remember: string | null = null): Decision => ({
  kind: 'redirect',
  to: path,
  remember,
});

/** Paths that lead whoever is signed in elsewhere. */
const leading = new Set(['/', '/login', '/form', '/s', '/transportLogin', '/mediaLogin', '/setPwd']);

const opened = (url: string): Decision => ({ kind: 'open', url });

describe('anonymous (seed.md §2)', () => {
  const open = [
    '/invitationHome',
    '/invitation2',
    '/seat_search',
    '/invitationAudience',
    '/form',
    '/login',
    '/mediaLogin',
    '/s',
    '/transportLogin',
    '/ciecXptrsLogin',
    // What one agrees to can be read before (pages.md, privacy).
    '/privacy',
    '/terms',
  ];

  it.each(Object.keys(portalRoutes))('%s', (path) => {
    const expected: Decision['kind'] = open.includes(path) ? 'allow' : 'redirect';
    expect(decide(anonymous, path).kind).toBe(expected);
  });

  it('any other path goes to the login and is remembered', () => {
    expect(decide(anonymous, '/basicInfo')).toEqual(to('/login', '/basicInfo'));
    expect(decide(anonymous, '/exhibitionBooth?page=exhibitor_c1')).toEqual(
      to('/login', '/exhibitionBooth?page=exhibitor_c1'),
    );
    expect(decide(anonymous, '/nowhere')).toEqual(to('/login', '/nowhere'));
    expect(decide(anonymous, '/')).toEqual(to('/login'));
  });

  it('setPwd is closed, whatever stood in the session that ended', () => {
    expect(decide({ ...anonymous, needSetPwd: true }, '/setPwd')).toEqual(to('/login', '/setPwd'));
  });

  it('goes to mediaLogin with the stored role media or on the media host', () => {
    expect(decide({ ...anonymous, roleName: 'media' }, '/')).toEqual(to('/mediaLogin'));
    expect(decide({ ...anonymous, mediaHost: true }, '/')).toEqual(to('/mediaLogin'));
    expect(decide({ ...anonymous, roleName: 'transport' }, '/')).toEqual(to('/login'));
  });
});

describe('signed in (seed.md §2)', () => {
  it.each([
    ...['/login', '/form', '/s', '/transportLogin'].map((path) => [path, to('/')] as const),
    ['/mediaLogin', to('/mediaRegister')] as const,
    ['/setPwd', to('/')] as const,
  ])('whoever it is at %s', (path, decision) => {
    for (const role of ['exhibitor', 'supplier', 'transport', 'media']) {
      expect(decide(as(role), path)).toEqual(decision);
    }
  });

  it.each(Object.entries(portalRoutes).filter(([path]) => !leading.has(path)))(
    'every role at %s: open to its own, another’s or shown why',
    (path, { roles }) => {
      for (const role of ['exhibitor', 'supplier', 'transport', 'media'] as const) {
        const mine = roles.length === 0 || roles.some((one) => one === role);
        expect(decide(as(role), path)).toEqual(
          mine ? { kind: 'allow', path } : { kind: 'foreign', path, roles },
        );
      }
    },
  );

  it.each([
    ['/login', to('/')],
    ['/form', to('/')],
    ['/s', to('/')],
    ['/transportLogin', to('/')],
    ['/mediaLogin', to('/mediaRegister')],
    ['/setPwd', to('/')],
    ['/', { kind: 'allow', path: '/' }],
    ['/basicInfo', { kind: 'allow', path: '/basicInfo' }],
    ['/nowhere', { kind: 'unknown' }],
    ['/hasOwnProperty', { kind: 'unknown' }],
  ] as const)('an exhibitor at %s', (path, decision) => {
    expect(decide(as('exhibitor'), path)).toEqual(decision);
  });

  it('a signature is given at the root, whoever is signed in on the phone', () => {
    for (const role of ['exhibitor', 'supplier', 'transport', 'media']) {
      expect(decide(as(role), '/s?code=AB12&for=sign')).toEqual(to('/?sign=AB12'));
      expect(decide(as(role), '/?sign=AB12')).toEqual({ kind: 'allow', path: '/' });
      expect(decide(as(role), '/s?code=AB12')).toEqual({ kind: 'allow', path: '/s' });
      expect(decide(as(role), '/form?formType=200&formId=x')).toEqual({ kind: 'allow', path: '/form' });
      expect(decide(as(role), '/form?formType=200')).toEqual(to('/'));
    }
    expect(decide(anonymous, '/s?code=AB12&for=sign')).toEqual({ kind: 'allow', path: '/s' });
  });

  it('setPwd is allowed while a password has to be set', () => {
    expect(decide(as('exhibitor', { needSetPwd: true }), '/setPwd')).toEqual({
      kind: 'allow',
      path: '/setPwd',
    });
  });

  it.each([
    ['supplier', '/wditsupplier'],
    ['transport', '/transportSupplier'],
    ['media', '/mediaRegister'],
  ])('the root leads %s to %s (pages.md)', (role, home) => {
    expect(decide(as(role), '/')).toEqual(to(home));
    expect(decide(as(role), home)).toEqual({ kind: 'allow', path: home });
  });

  it('a route of another role says whose it is', () => {
    expect(decide(as('media'), '/orders')).toEqual({
      kind: 'foreign',
      path: '/orders',
      roles: ['exhibitor'],
    });
    // Whose a form is its audience says.
    expect(decide(as('media'), '/speechApply')).toEqual({ kind: 'allow', path: '/speechApply' });
    expect(decide(as('exhibitor'), '/transportSupplier').kind).toBe('foreign');
  });
});

it('the gallery of fields is open where it is said to be, and unknown elsewhere', () => {
  const shown = { ...around, gallery: true };
  const query = new URLSearchParams();
  expect(guard(as('exhibitor'), '/gallery', query, shown)).toEqual({ kind: 'allow', path: '/gallery' });
  expect(guard(as('exhibitor'), '/gallery', query, { ...shown, gallery: false })).toEqual({
    kind: 'unknown',
  });
  expect(decide(anonymous, '/gallery?type=date')).toEqual(to('/login', '/gallery?type=date'));
});

describe('target (seed.md §2, pages.md)', () => {
  it('opens the full path without target, or src', () => {
    expect(decide(as('exhibitor'), '/basicInfo?target=_blank&a=1')).toEqual(
      opened('https://expo.example/portal/#/basicInfo?a=1'),
    );
    expect(decide(anonymous, `/x?target=1&src=${encodeURIComponent('/files/plan.pdf')}`)).toEqual(
      opened('https://expo.example/files/plan.pdf'),
    );
    expect(decide(anonymous, `/x?target=1&src=${encodeURIComponent('https://manual.example/a')}`)).toEqual(
      opened('https://manual.example/a'),
    );
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    String.raw`/\evil.example/`,
    'https://expo.example@evil.example/',
    'https://expo.example.evil.example/',
    'https://manual.example:8443/',
    'http://expo.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://expo.example/1',
    'https://',
  ])('never opens %s', (src) => {
    expect(decide(as('exhibitor'), `/basicInfo?target=1&src=${encodeURIComponent(src)}`)).toEqual({
      kind: 'allow',
      path: '/basicInfo',
    });
  });
});
