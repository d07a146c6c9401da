import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { pages, patternsOf } from './app/routes';
import { islands } from './app/islands/vite-plugin';
import options from './remix.config.js';

export default defineConfig({
  plugins: [
    tailwindcss(),
    islands(),
    remix({
      ...options,
      routes: (defineRoutes) =>
        defineRoutes((route) => {
          for (const [name, page] of Object.entries(pages)) {
            for (const { lang, pattern } of patternsOf(page)) {
              const id = `${lang}.${name}`;
              if (pattern === '') route(undefined, page.file, { id, index: true });
              else route(pattern, page.file, { id });
            }
          }
          route('*', 'routes/not-found.tsx', { id: 'not-found' });
        }),
    }),
  ],
  build: { target: 'es2020', cssMinify: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
  optimizeDeps: { entries: ['app/root.tsx', 'app/routes/**/*.tsx'] },
  server: { watch: { ignored: ['**/.data/**', '**/cms/.next/**', '**/build/**'] } },
});
