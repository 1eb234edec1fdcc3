import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from './browser.ts'
import { end, orEnd, start } from './started.ts'

const executable = process.env['KRYT_FIREFOX'] ?? '/usr/bin/firefox-esr'

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a server of a port has one
  server.close()
  await once(server, 'close')
  return port
}

async function connected(port: number): Promise<WebSocket> {
  for (let tries = 0; tries < 150; tries += 1) {
    const socket = new WebSocket(`ws://127.0.0.1:${String(port)}/session`)
    const opened = await new Promise<boolean>((resolve) => {
      socket.addEventListener('open', () => resolve(true))
      socket.addEventListener('error', () => resolve(false))
    })
    if (opened) return socket
    await wait(200)
  }
  throw new Error('Firefox does not answer')
}

type Answer = { id?: number; type: string; result?: Record<string, unknown>; message?: string }

/** Firefox by WebDriver BiDi, which it speaks itself; null where it is not installed. */
export async function startFirefox(): Promise<Browser | null> {
  if (!existsSync(executable)) return null
  const profile = await mkdtemp(join(tmpdir(), 'kryt-firefox-'))
  const port = await freePort()
  const child = start(executable, [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    String(port),
  ])
  const close = async () => {
    await end(child)
    await rm(profile, { recursive: true, force: true })
  }
  return orEnd(close, async () => drive(await connected(port), close))
}

/** @param close ends Firefox */
async function drive(socket: WebSocket, close: () => Promise<void>): Promise<Browser> {
  const asked = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer // as WebDriver BiDi has it
    if (answer.id !== undefined) asked.get(answer.id)?.(answer)
  })
  // Firefox has ended: nobody answers what was asked, nor what will be.
  socket.addEventListener('close', () => {
    for (const answer of asked.values()) answer({ type: 'error', message: 'Firefox has ended' })
  })
  let last = 0
  const send = async (method: string, params: object = {}) => {
    if (socket.readyState !== WebSocket.OPEN) throw new Error('Firefox has ended')
    last += 1
    const { promise, resolve } = Promise.withResolvers<Answer>()
    asked.set(last, resolve)
    socket.send(JSON.stringify({ id: last, method, params }))
    const { type, result, message } = await promise
    if (type === 'error' || result === undefined) throw new Error(`${method}: ${message ?? ''}`)
    return result
  }
  await send('session.new', { capabilities: {} })
  const { context } = await send('browsingContext.create', { type: 'tab' })
  await send('browsingContext.setViewport', { context, viewport: { width: 1200, height: 900 } })
  return {
    name: 'Firefox',
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    evaluate: async (script) => {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: `Promise.resolve(${script}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      })
      if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails))
      return JSON.parse((result as { value: string }).value) as unknown // a string, as asked
    },
    print: async () => {
      // A4 in centimetres; the sheets have their own margins.
      const { data } = await send('browsingContext.print', {
        context,
        background: true,
        margin: { top: 0, bottom: 0, left: 0, right: 0 },
        page: { width: 21, height: 29.7 },
        shrinkToFit: false,
      })
      return Buffer.from(String(data), 'base64')
    },
    close: async () => {
      socket.close()
      await close()
    },
  }
}
