import { defineConfig } from '@playwright/test'
import { addresses } from './support/addresses.ts'
import type { VisitOptions } from './fixtures/test.ts'
import { chromiumHere } from './support/chromium.ts'

const launchOptions = {
  ...chromiumHere,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

export default defineConfig<VisitOptions>({
  testDir: './tests',
  globalSetup: ['./support/watch-logs.ts', './support/claim-personas.ts'],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // On a busy machine, a browser may be too slow now and then. A test that passes only on its second try is reported as
  // flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: './test-results',
  reporter: [['list'], ['html', { open: 'never', outputFolder: './playwright-report' }]],
  use: {
    baseURL: addresses.web,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    // The processor draws every frame of an animation here. Animations are checked in the gallery and in unit tests.
    contextOptions: { reducedMotion: 'reduce' },
    // "route" does not see requests through a service worker; tests/workspace/offline.spec.ts tests it.
    serviceWorkers: 'block',
    // Recording takes a fifth of the time, so only the second try of a failed test is recorded;
    // `--trace on` records every test.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'returning' },
    {
      // The same tests once more, those with the tag "@first-visit": nothing is stored, so the cookie strip waits for its
      // answer, and the scroll bar takes room, as on most computers.
      name: 'first-visit',
      grep: /@first-visit/,
      use: {
        firstVisit: true,
        launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
      },
    },
  ],
  webServer: {
    // A complete stack on separate ports, with the production build of the web app.
    command: 'node ../local-stack/testing/start-for-browsers.ts',
    url: addresses.web,
    reuseExistingServer: process.env['CI'] === undefined,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
    env: {
      KRYT_API_PORT: String(addresses.ports.api),
      KRYT_DB_PORT: String(addresses.ports.db),
      KRYT_MAIL_PORT: String(addresses.ports.mail),
      KRYT_SMTP_PORT: String(addresses.ports.smtp),
      KRYT_WEB_PORT: String(addresses.ports.web),
      KRYT_DATA_DIR: '.local/e2e',
    },
  },
})
