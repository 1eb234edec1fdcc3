import { spawnSync } from 'node:child_process'

/**
 * `npm run sizes`: builds the web app without real addresses and prints what a first visit to each page downloads.
 * Exits with 1 when a page is over its budget (web/scripts/page-budgets.ts).
 */
const { status } = spawnSync('npm', ['run', '--silent', 'build', '--workspace', 'web'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    VITE_SUPABASE_URL: 'http://127.0.0.1:1',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sizes',
  },
})
process.exitCode = status ?? 1
