import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compiledCatalogues } from './scripts/compiled-catalogues.ts'

const host = '127.0.0.1'
const port = Number(process.env['WEB_PORT'] ?? 3000)

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), compiledCatalogues()],
  resolve: {
    alias: [
      { find: /^@\//, replacement: fileURLToPath(new URL('./src/', import.meta.url)) },
      // A build carries compiled messages only, so the parser of ICU messages stays at home.
      ...(command === 'build'
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : []),
    ],
  },
  server: { host, port, strictPort: true },
  preview: { host, port, strictPort: true },
  build: {
    target: 'es2022',
    manifest: true,
    // The budget in scripts/bundle-size.ts is the judge, not a fixed number per file.
    chunkSizeWarningLimit: 1000,
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['./src/testing/setup.ts'],
    env: {
      VITE_SUPABASE_URL: 'http://127.0.0.1:54321',
      VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_for_unit_tests',
    },
  },
}))
