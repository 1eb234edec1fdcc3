import { existsSync } from 'node:fs'

/**
 * The one that KRYT_CHROMIUM names, or Debian's, where it is installed; elsewhere Playwright's own. The shell draws the
 * same pages without a browser's own windows: the same tests take it half of the processor's time.
 */
const executablePath = [
  process.env['KRYT_CHROMIUM'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path !== undefined && existsSync(path))

/** For Playwright's `launch`, beside the arguments of who starts it. */
export const chromiumHere = executablePath === undefined ? {} : { executablePath }
