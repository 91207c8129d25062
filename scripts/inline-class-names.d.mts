import type { Plugin } from 'vite';

/** Gives the classes of CSS modules short names in a build and writes each where it is used. */
export function inlineClassNames(): Plugin;
