import { createContext } from 'react';

/** How much of the frame stands around a page: all of it, the bar without the places of the portal, or nothing. */
export type FrameExtent = 'whole' | 'bar' | 'none';

/** What stands around the page that asks. */
export const FrameContext = createContext<FrameExtent>('none');
