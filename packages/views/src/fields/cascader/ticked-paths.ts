import type { CascaderPopupProps } from './popup.ts';

/** What is ticked in the open sheet of a cascader and not confirmed yet, by node. */
export const tickedPaths = new WeakMap<object, CascaderPopupProps['paths'] | null>();
