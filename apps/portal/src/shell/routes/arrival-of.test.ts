import { portalRoutes, type PortalPath } from '@zhantai/contract';
import { loadPortalWords } from '@zhantai/messages/portal';
import { describe, expect, it } from 'vitest';
import { arrivalOf } from './arrival-of.ts';
import type { Decision } from './guard.ts';
import { isPortalPath } from './is-portal-path.ts';

const { titles, states } = await loadPortalWords('zh-Hans');
const words = { exhibition: '江澜博览会', titles, unknown: states.unknownRoute };
const allow = (path: PortalPath): Decision => ({ kind: 'allow', path });
const arrive = (decision: Decision, from = '/a', to = '/b') => arrivalOf(decision, from, to, words);
const paths = Object.keys(portalRoutes).filter((path) => isPortalPath(path));

describe('the title (seed.md §2)', () => {
  it.each(paths)('of %s comes from the table', (path) => {
    const { title } = arrive(allow(path));
    expect(title).toContain(titles[path]);
    expect(titles[path].trim()).not.toBe('');
  });

  it('is fixed on the pages of visitors and names the exhibition elsewhere', () => {
    const fixed = paths.filter((path) => arrive(allow(path)).title === titles[path]);
    expect(fixed).toEqual(['/invitationHome', '/invitationAudience', '/invitation2', '/seat_search']);
    expect(arrive(allow('/basicInfo')).title).toBe('企业信息 · 江澜博览会');
  });

  it('says where somebody stands who may not be there, and nothing on the way elsewhere', () => {
    expect(arrive({ kind: 'unknown' }).title).toBe(`${states.unknownRoute} · 江澜博览会`);
    expect(arrive({ kind: 'foreign', path: '/basicInfo', roles: ['exhibitor'] }).title).toBe(
      '企业信息 · 江澜博览会',
    );
    expect(arrive({ kind: 'redirect', to: '/login', remember: null }).title).toBeNull();
    expect(arrive({ kind: 'open', url: 'https://expo.example/' }).title).toBeNull();
  });
});

describe('what is left behind (seed.md §2)', () => {
  it.each([
    ['/basicInfo', '/orders', true],
    ['/exhibitionBooth?page=exhibitor_c1', '/exhibitionBooth?page=exhibitor_c2', true],
    ['/basicInfo', '/basicInfo', false],
  ])('from %s to %s: %s', (from, to, reset) => {
    expect(arrive(allow('/basicInfo'), from, to).reset).toBe(reset);
  });
});

describe('the loading flag (seed.md §2)', () => {
  it.each(paths)('at %s is raised if the route is nested in the frame', (path) => {
    expect(arrive(allow(path)).loading).toBe(portalRoutes[path].layout);
  });

  it('stays down where no route is shown', () => {
    expect(arrive({ kind: 'unknown' }).loading).toBe(false);
    expect(arrive({ kind: 'redirect', to: '/', remember: null }).loading).toBe(false);
  });
});
