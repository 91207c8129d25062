import type { FrameExtent } from './frame-context.ts';
import { isEmbedded } from './is-embedded.ts';

/** What decides about the frame. */
export interface FrameOccasion {
  readonly signedIn: boolean;
  /** The route stands in the frame; the others stand alone. */
  readonly layout: boolean;
  /** The whole address of the window. */
  readonly href: string;
}

/**
 * Whoever is signed in has the frame's bar on every page; a standalone page leaves out the navigation, a page inside
 * another application the bar as well (pages.md). Pure.
 */
export function frameExtent({ signedIn, layout, href }: FrameOccasion): FrameExtent {
  if (!signedIn || isEmbedded(href)) return 'none';
  return layout ? 'whole' : 'bar';
}
