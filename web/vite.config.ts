import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { checkEnv } from './src/config/env-schema.ts'
import { prerender } from './scripts/prerender.ts'
import { hostRules } from './scripts/host-rules.ts'
import { precompress } from './scripts/precompress.ts'
import { robots } from './scripts/robots.ts'
import { staticHost } from './scripts/static-host.ts'
import { buildVersion } from './scripts/build-version.ts'
import { compiledCatalogues } from './scripts/compiled-catalogues.ts'
import { firstVisitChunk } from './scripts/first-visit-chunk.ts'
import { pageGroup } from './scripts/page-groups.ts'
import { legalTexts } from './scripts/legal-texts.ts'
import { pdfExtras } from './scripts/pdf-extras.ts'
import { seller } from './scripts/seller.ts'
import { serviceWorker } from './scripts/service-worker.ts'

const firstVisit = firstVisitChunk()

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const host = '127.0.0.1'
const port = Number(process.env['WEB_PORT'] ?? 3000)

const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@apollo\/client|rxjs|graphql|optimism|@wry|tslib|react-intl|@formatjs|intl-messageformat|clsx|class-variance-authority)\//

/** A wrong variable stops Vite instead of the browser; Vitest brings its own variables after this step. */
const checkedEnv: Plugin = {
  name: 'checked-env',
  configResolved: ({ env }) => {
    if (process.env['VITEST'] === undefined) checkEnv(env)
  },
}

const functions = process.env['VITE_SUPABASE_URL'] ?? 'http://127.0.0.1:54321'

/** What the host of the site passes on to functions (docs/deploy.md). */
const passedOn = {
  '/sitemap.xml': {
    target: functions,
    rewrite: (path: string) => path.replace('/sitemap.xml', '/functions/v1/sitemap'),
  },
}

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    compiledCatalogues(),
    pdfExtras(),
    seller(),
    legalTexts(),
    buildVersion(),
    robots(),
    hostRules(functions),
    prerender(),
    serviceWorker(),
    precompress(),
    staticHost(functions),
    checkedEnv,
  ],
  resolve: {
    // rxjs keeps its modern build behind this name; without it every class drags in helpers.
    conditions: ['es2015', ...defaultClientConditions],
    alias: [
      { find: /^@\//, replacement: fromHere('./src/') },
      // A build carries compiled messages only, so the parser of ICU messages stays at home.
      ...(command === 'build'
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
            // The router's package names only its development build, which carries its warnings along.
            {
              find: /^react-router$/,
              replacement: fromHere('../node_modules/react-router/dist/production/index.mjs'),
            },
            {
              find: /^react-router\/dom$/,
              replacement: fromHere('../node_modules/react-router/dist/production/dom-export.mjs'),
            },
          ]
        : []),
    ],
  },
  server: { host, port, strictPort: true, proxy: passedOn },
  preview: { host, port, strictPort: true, proxy: passedOn },
  build: {
    target: 'es2022',
    manifest: true,
    // Browsers without it load the files when they are imported.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A letter less than usual in each of the 150 names that the start of the app carries.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // What every page needs is two files: they compress better than twenty, and the framework's stays cached.
        codeSplitting: {
          groups: [
            { name: 'framework', test: framework, priority: 2 },
            { name: firstVisit, debugName: 'first visit', priority: 1 },
            {
              name: pageGroup((id, graph) => framework.test(id) || firstVisit(id, graph) !== null),
              debugName: 'pages',
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
    // The budget in scripts/bundle-size.ts is the judge, not a fixed number per file.
    chunkSizeWarningLimit: 1000,
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    // A window for each file, but one jsdom for each worker: making one took half of the time.
    pool: 'vmThreads',
    maxWorkers: 2,
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['./src/testing/setup.ts'],
    // Longer than a test looks for something (setup.ts).
    testTimeout: 20_000,
    env: {
      VITE_SUPABASE_URL: 'http://127.0.0.1:54321',
      VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_for_unit_tests',
      VITE_RECAPTCHA_SITE_KEY: '',
    },
  },
}))
