import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineClassNames } from '../../scripts/inline-class-names.mjs';

export default defineConfig({
  root: import.meta.dirname,
  base: '/gallery/',
  plugins: [react(), inlineClassNames()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    // The policy of the server lets pictures come from `data:`, fonts and everything else from files only.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? undefined : false),
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
