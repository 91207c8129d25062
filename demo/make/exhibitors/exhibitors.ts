import type { DemoExhibitor } from './exhibitor.ts';
import { edgeExhibitors } from './exhibitors-edge.ts';
import { mainExhibitors } from './exhibitors-main.ts';
import { manyExhibitors } from '../many/many-exhibitors.ts';

/** The 500 exhibitors of the demo: 41 that are written, then those that make up the number. */
export const demoExhibitors: readonly DemoExhibitor[] = [
  ...mainExhibitors,
  ...edgeExhibitors,
  ...manyExhibitors,
];
