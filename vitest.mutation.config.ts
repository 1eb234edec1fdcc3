import { defineConfig } from 'vitest/config'

/** What the mutants are tried against (`npm run test:mutation`): the unit tests of the web app. */
export default defineConfig({ test: { projects: ['./web/vite.config.ts'] } })
