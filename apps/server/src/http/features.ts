import { authRoutes } from '../auth/index.ts';
import { exhibitionRoutes } from '../exhibitions/index.ts';
import type { Routes } from '../platform/feature.ts';

/** The features in their order: each may use those before it. Its name is its folder. */
export const features: readonly { readonly name: string; readonly routes: Routes }[] = [
  { name: 'exhibitions', routes: exhibitionRoutes },
  { name: 'auth', routes: authRoutes },
];
