import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { buildNames } from '../../scripts/build-names.mjs';
import { inlineClassNames } from '../../scripts/inline-class-names.mjs';
import { pageChunks } from '../../scripts/page-chunks.ts';

const common: UserConfig = {
  root: import.meta.dirname,
  plugins: [react(), inlineClassNames()],
  // A thread loads only what its work needs.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    manifest: true,
    // The policy of the server lets pictures come from `data:`, fonts and everything else from files only.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? undefined : false),
    modulePreload: {
      polyfill: false,
      // A part is asked for by a script, so what every page begins with is there.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !/(?:index|rolldown-runtime)-[^/]*$/.test(file)),
    },
    reportCompressedSize: false,
  },
};

/** What opens each page that must be light on a phone (quality.md §1). */
const pages = {
  'sign-in': ['src/features/sign-in/sign-in-page.tsx'],
  home: ['src/features/home/home-page.tsx'],
  form: ['src/features/form-page/form-route.tsx', 'views/src/mobile.ts'],
};

/**
 * Small things of the first pages that many others need: else a list of orders would load the form for its checkboxes,
 * and the frame the sign-in for its languages.
 */
const shared = {
  first: { of: ['form'], openers: ['choice/choice.tsx'] },
  frame: {
    of: ['sign-in', 'home'],
    openers: [
      'frame/language-switch.tsx',
      'brand/brand-mark.tsx',
      'tabs/tabs.tsx',
      'frames/section-head.tsx',
      'frames/field-frame.tsx',
      'frame/last-booth.ts',
      'sign-in/check-phone.ts',
      'sign-in/refusal-line.tsx',
      'home/checklist.ts',
    ],
  },
};

/** What comes beside pages and forms, each in one file. A phone comes first: a desktop may load a little of a phone's. */
const parts = {
  phone: ['frame/phone-head.tsx', 'frame/phone-tabs.tsx'],
  rows: [
    'dynamic/rows/row-actions.tsx',
    'dynamic/rows/row-title.ts',
    'dynamic/table-toolbar.tsx',
    'dynamic/rows/use-row-comments.ts',
    'dynamic/rows/use-row-menu.tsx',
    'dynamic/use-table.ts',
  ],
  'rows-list': ['dynamic/rows/rows-list-face.tsx'],
  'rows-blocks': ['dynamic/rows/rows-blocks-face.tsx'],
  controls: ['array/array-face.tsx', 'choice/switch-face.tsx'],
  textarea: ['text/textarea-face.tsx'],
  html: ['layout/html-face.tsx'],
  upload: ['upload/upload-mobile.tsx'],
  cascader: ['cascader/cascader-mobile.tsx'],
  tree: ['tree/tree-mobile.tsx'],
  // Read by the tools of tables, too, which bring no field for it.
  'pick-range': ['dates/pick-range.ts'],
  range: ['range/range-mobile.tsx'],
  signature: ['signature/signature-mobile.tsx'],
  tables: ['import/load-table-tools.tsx', 'import/table-start.tsx', 'import/table-end.tsx'],
  handed: ['form-page/form-notices.tsx', 'form-page/form-actions.tsx'],
  dialogs: [
    'dialog/confirm-dialog.tsx',
    'overlays/drawer.tsx',
    'overlays/sheet.tsx',
    'dialogs/withdraw-dialog.tsx',
    'form/leave-dialog.tsx',
    'form/stale-dialog.tsx',
  ],
  pickers: ['popups/date-sheet.tsx', 'popups/time-sheet.tsx', 'popups/year-sheet.tsx'],
  lists: ['select/select-sheet.tsx'],
  letter: ['letter/letter-work.tsx'],
  papers: ['paper/form-paper.tsx', 'letter/letter-paper.tsx', 'letter/stamp-tools.tsx'],
  'form-zh-hans': ['fields/zh-hans.ts', 'problems/zh-hans.ts'],
  'form-zh-hant': ['fields/zh-hant.ts', 'problems/zh-hant.ts'],
  'form-en': ['fields/en.ts', 'problems/en.ts'],
};

/** Built only where a build asks for it: those who merely read this file, as the check of unused code does, need no chunks. */
const chunks: Plugin = {
  name: 'page-chunks',
  apply: 'build',
  config: async () => ({
    build: {
      rolldownOptions: { output: { ...(await pageChunks(common, { pages, shared, parts })), ...buildNames } },
    },
  }),
};

export default defineConfig({ ...common, plugins: [common.plugins, chunks] });
