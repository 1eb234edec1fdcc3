import { existsSync } from 'node:fs'

/** Debian's Chromium, or the one that KRYT_CHROMIUM names, where it is installed; elsewhere Playwright's own. */
const executablePath = [process.env['KRYT_CHROMIUM'], '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
)

/** For Playwright's `launch`, beside the arguments of who starts it. */
export const chromiumHere = executablePath === undefined ? {} : { executablePath }
