import { existsSync } from 'node:fs'

/**
 * The browser named by KRYT_CHROMIUM, else Debian's if installed, else Playwright's own. The
 * headless shell needs half of the processor time of the full browser for the same tests.
 */
const executablePath = [
  process.env['KRYT_CHROMIUM'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path !== undefined && existsSync(path))

/** Options for Playwright's `launch`, to be combined with the caller's arguments. */
export const chromiumHere = executablePath === undefined ? {} : { executablePath }
