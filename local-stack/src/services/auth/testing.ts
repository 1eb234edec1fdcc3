import { Hono } from 'hono'
import type pg from 'pg'
import { readConfig } from '../../config.ts'
import { createPool } from '../../db/pool.ts'
import { apiKey } from '../../gateway/api-key.ts'
import type { GatewayEnv } from '../../gateway/context.ts'
import { createTokens } from '../../gateway/tokens.ts'
import { repositoryRoot } from '../../start/repository-root.ts'
import { createAuth } from './auth.ts'

export const config = readConfig(repositoryRoot, {})

export const password = 'Chalk-and-board-7'

type Overrides = Record<string, unknown>

const isTable = (value: unknown): value is Overrides =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The project's `[auth]` with some keys changed; tables are merged, the rest replaced. */
function merged(base: Overrides, changes: Overrides): Overrides {
  const pairs = Object.entries(changes).map(([key, value]): [string, unknown] => {
    const old = base[key]
    return [key, isTable(old) && isTable(value) ? merged(old, value) : value]
  })
  return { ...base, ...Object.fromEntries(pairs) }
}

export interface TestAuth {
  /** Sends a request through the gateway's check of keys. */
  call(
    path: string,
    init?: {
      method?: string
      token?: string
      key?: string
      body?: unknown
      headers?: Record<string, string>
    },
  ): Promise<{ status: number; body: unknown; headers: Headers }>
  stop(): Promise<void>
}

/** Auth behind the gateway's check of keys, with the settings that a test changes. */
export function mountAuth(
  pool: pg.Pool,
  changes: Overrides = {},
  options: { captchaVerifyUrl?: string; smtpPort?: number } = {},
): TestAuth {
  const auth = createAuth(
    {
      ...config,
      // Port 1 refuses connections: only tests that name a mail server may send.
      ports: { ...config.ports, smtp: options.smtpPort ?? 1 },
      auth: { ...config.auth, ...merged(config.auth, changes) },
    },
    {
      pool,
      apiUrl: 'http://127.0.0.1:54321',
      log: () => undefined,
      ...(options.captchaVerifyUrl === undefined
        ? {}
        : { captchaVerifyUrl: options.captchaVerifyUrl }),
    },
  )
  const app = new Hono<GatewayEnv>()
  app.use('/*', apiKey({ keys: config.keys, tokens: createTokens(config.keys) }))
  app.route('/auth/v1', auth.routes)
  return {
    async call(path, init = {}) {
      const { method = 'GET', token, key = config.keys.publishable, body, headers } = init
      const answer = await app.request(`/auth/v1${path}`, {
        method,
        headers: {
          apikey: key,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      return {
        status: answer.status,
        body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
        headers: answer.headers,
      }
    },
    stop: () => auth.stop(),
  }
}

export const authPool = (databaseUrl: string): pg.Pool =>
  createPool(databaseUrl, { max: 5, log: () => undefined })
