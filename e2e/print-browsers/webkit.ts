import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from './browser.ts'
import { freePort } from './firefox.ts'
import { end, orEnd, start } from './started.ts'

const driver = process.env['KRYT_WEBKIT_DRIVER'] ?? '/usr/bin/WebKitWebDriver'
const display = ':94'

/**
 * WebKit by WebDriver (Debian's webkit2gtk-driver), on a screen that nobody sees (xvfb); null where one of the two is not
 * installed. Its driver cannot print.
 */
export async function startWebkit(): Promise<Browser | null> {
  if (!existsSync(driver) || !existsSync('/usr/bin/Xvfb')) return null
  const screen = start('/usr/bin/Xvfb', [display, '-screen', '0', '1300x1000x24'])
  const port = await freePort()
  const child = start(driver, [`--port=${String(port)}`], { ...process.env, DISPLAY: display })
  const close = async () => {
    await end(child)
    await end(screen)
  }
  return orEnd(close, () => drive(port, close))
}

/** @param close ends the driver, the browser and its screen */
async function drive(port: number, close: () => Promise<void>): Promise<Browser> {
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: unknown } // as WebDriver has it
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  const started = async (): Promise<unknown> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await send('POST', '/session', { capabilities: { alwaysMatch: {} } })
      } catch (error) {
        if (tries === 50) throw error
        await wait(200)
      }
    }
  }
  const { sessionId } = (await started()) as { sessionId: string } // a new session has one
  const session = `/session/${sessionId}`
  await send('POST', `${session}/window/rect`, { width: 1200, height: 900 })
  return {
    name: 'WebKit',
    open: async (url) => {
      await send('POST', `${session}/url`, { url })
    },
    evaluate: async (script) => {
      const text = await send('POST', `${session}/execute/async`, {
        script: `const tell = arguments[arguments.length - 1]
          Promise.resolve(${script}).then((value) => tell(JSON.stringify(value ?? null)))`,
        args: [],
      })
      return JSON.parse(String(text)) as unknown
    },
    print: null,
    close: async () => {
      try {
        await send('DELETE', session)
      } finally {
        await close()
      }
    },
  }
}
