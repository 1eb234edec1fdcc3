import { defineConfig } from 'vitest/config'

/** Projects differ in what they need running: nothing, a database, a whole stack, a browser-like DOM. */
export default defineConfig({
  test: {
    // The same for all: Vitest refuses projects of one group with different numbers of workers.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'local-stack/src/**/*.test.ts',
            'local-stack/testing/**/*.test.ts',
            'local-stack/bench/**/*.test.ts',
            'seed/**/*.test.ts',
            'documents/**/*.test.ts',
            'tables/**/*.test.ts',
            'supabase/functions/**/*.test.ts',
            'supabase/import/**/*.test.ts',
            'supabase/seller/**/*.test.ts',
            'scripts/**/*.test.ts',
            'e2e/print-browsers/**/*.test.ts',
          ],
          globalSetup: ['local-stack/testing/template-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['supabase/tests/**/*.test.ts'],
          globalSetup: [
            'local-stack/testing/template-setup.ts',
            'local-stack/testing/database-setup.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['local-stack/contract/**/*.test.ts'],
          globalSetup: [
            'local-stack/testing/template-setup.ts',
            'local-stack/testing/contract-setup.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      './web/vite.config.ts',
    ],
  },
})
