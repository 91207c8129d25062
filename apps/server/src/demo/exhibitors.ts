import type { DemoExhibitor } from './exhibitor.ts';
import { edgeExhibitors } from './exhibitors-edge.ts';
import { mainExhibitors } from './exhibitors-main.ts';

/** The 40 exhibitors of the demo. */
export const demoExhibitors: readonly DemoExhibitor[] = [...mainExhibitors, ...edgeExhibitors];
