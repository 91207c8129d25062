import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  build: {
    outDir: 'dist',
    ssr: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        admin: 'src/admin/admin.ts',
        'sheet-worker': 'src/tables/pool/sheet-worker.ts',
        'literal-worker': 'src/form-drafts/foreign/literal-worker.ts',
        'call-worker': 'src/http/large-calls/call-worker.ts',
        'picture-process': 'src/pictures/picture-process.ts',
      },
      // All in one folder: a worker is started from the file beside the one that starts it.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  // Our own packages are TypeScript and go into the bundle; everything else stays in node_modules.
  ssr: { noExternal: [/^@zhantai\//] },
});
