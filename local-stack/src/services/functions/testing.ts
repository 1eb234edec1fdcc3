import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { GatewayEnv } from '../../gateway/context.ts'
import { projectKeys } from '../../keys.ts'
import { createFunctions, type Functions, type FunctionsDeps } from './functions.ts'

export const fixturesDir = resolve(import.meta.dirname, 'fixtures')

export interface ServedFunctions {
  url: string
  log: string[]
  call(path: string, init?: RequestInit): Promise<Response>
  close(): Promise<void>
}

/** The functions behind a real socket, mounted as the gateway mounts them. */
export async function serveFunctions(deps: Partial<FunctionsDeps> = {}): Promise<ServedFunctions> {
  const log: string[] = []
  const functions = createFunctions({
    functionsDir: fixturesDir,
    config: {},
    environment: { SUPABASE_URL: 'http://127.0.0.1:54321' },
    verifyJwt: async (token) =>
      Promise.resolve(token === projectKeys.anon ? { role: 'anon' } : null),
    log: (line) => log.push(line),
    ...deps,
  })
  await functions.start()
  const server = await listen(functions)
  const { port } = server.address() as AddressInfo // a TCP server that listens has one
  const url = `http://127.0.0.1:${String(port)}/functions/v1`
  return {
    url,
    log,
    call: async (path, init = {}) => {
      const headers = new Headers(init.headers)
      if (!headers.has('authorization')) headers.set('authorization', `Bearer ${projectKeys.anon}`)
      return fetch(`${url}/${path}`, { ...init, headers })
    },
    async close() {
      await functions.stop()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

async function listen(functions: Functions): Promise<Server> {
  const app = new Hono<GatewayEnv>().route('/functions/v1', functions.routes)
  const listener = getRequestListener(app.fetch)
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return server
}
