import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineClassNames } from '../../scripts/inline-class-names.mjs';

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react(), inlineClassNames()],
  build: {
    outDir: 'dist',
    manifest: true,
    // The policy of the server lets pictures come from `data:`, fonts and everything else from files only.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? undefined : false),
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The second page stands in a frame of the first: a draft as a phone shows it.
    rolldownOptions: { input: ['index.html', 'preview.html'].map((page) => join(import.meta.dirname, page)) },
  },
});
