import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { pageChunks } from '../../scripts/page-chunks.ts';
import { shortClassName } from '../../scripts/short-class-name.mjs';

const shared: UserConfig = {
  root: import.meta.dirname,
  plugins: [react()],
  // A thread loads only what its work needs.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    manifest: true,
    // The policy of the server lets pictures come from `data:`, fonts and everything else from files only.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? undefined : false),
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
};

/** What opens each page that must be light on a phone (quality.md §1). */
const pages = {
  'sign-in': ['src/sign-in/sign-in-page.tsx'],
  home: ['src/home/home-page.tsx'],
  form: ['src/form/form-route.tsx', 'views/src/mobile.ts'],
};

/** What comes beside a form. */
const parts = {
  rows: ['dynamic/dynamic-mobile.tsx'],
  dialogs: [
    'form/withdraw-dialog.tsx',
    'form/leave-dialog.tsx',
    'form/stale-dialog.tsx',
    'dialog/confirm-dialog.tsx',
  ],
  'form-zh-hans': ['fields/zh-hans.ts', 'problems/zh-hans.ts'],
  'form-zh-hant': ['fields/zh-hant.ts', 'problems/zh-hant.ts'],
  'form-en': ['fields/en.ts', 'problems/en.ts'],
};

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return shared;
  const built: UserConfig = { ...shared, css: { modules: { generateScopedName: shortClassName } } };
  return {
    ...built,
    build: { ...built.build, rolldownOptions: { output: await pageChunks(built, { pages, parts }) } },
  };
});
