import { portalRoutes, type PortalPath } from '@zhantai/contract';
import type { Decision } from './guard.ts';

/** The words a title is made of. */
export interface TitleWords {
  /** Title of the exhibition. */
  readonly exhibition: string;
  readonly titles: Readonly<Record<PortalPath, string>>;
  /** Of an address that is no route. */
  readonly unknown: string;
}

/** What a navigation brings with it besides its page. */
export interface Arrival {
  /** Of the window; null while the navigation leads elsewhere. */
  readonly title: string | null;
  /** Another address than before: scroll to the top, no timer of the page that was left. */
  readonly reset: boolean;
  /** The router's loading flag is raised: the route has nested levels. */
  readonly loading: boolean;
}

/** What comes with a navigation from one address to another (seed.md §2); pure. */
export function arrivalOf(decision: Decision, from: string, to: string, words: TitleWords): Arrival {
  return {
    title: titleOf(decision, words),
    reset: from !== to,
    loading: decision.kind === 'allow' && portalRoutes[decision.path].layout,
  };
}

function titleOf(decision: Decision, { exhibition, titles, unknown }: TitleWords): string | null {
  if (decision.kind === 'redirect' || decision.kind === 'open') return null;
  if (decision.kind === 'unknown') return `${unknown} · ${exhibition}`;
  const title = titles[decision.path];
  return portalRoutes[decision.path].fixedTitle ? title : `${title} · ${exhibition}`;
}
