import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shortClassName } from '../../scripts/short-class-name.mjs';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClassName } } }),
  build: {
    outDir: 'dist',
    manifest: true,
    // The policy of the server lets pictures come from `data:`, fonts and everything else from files only.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? undefined : false),
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
}));
