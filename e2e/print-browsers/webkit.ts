import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from './browser.ts'
import { freePort } from './firefox.ts'

const driver = process.env['KRYT_WEBKIT_DRIVER'] ?? '/usr/bin/WebKitWebDriver'
const display = ':94'

/**
 * WebKit by WebDriver (Debian's webkit2gtk-driver), on a screen that nobody sees (xvfb); null where one of the two is not
 * installed. Its driver cannot print.
 */
export async function startWebkit(): Promise<Browser | null> {
  if (!existsSync(driver) || !existsSync('/usr/bin/Xvfb')) return null
  const screen = spawn('/usr/bin/Xvfb', [display, '-screen', '0', '1300x1000x24'], {
    stdio: 'ignore',
  })
  const port = await freePort()
  const child = spawn(driver, [`--port=${String(port)}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  })
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
      await send('DELETE', session)
      for (const one of [child, screen]) {
        one.kill()
        await once(one, 'exit')
      }
    },
  }
}
