import { existsSync, readdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newBuyer, serviceOf } from '../../testing/shop.ts'
import { startTestStack, type TestStack } from '../../testing/stack.ts'
import { hostile, type Hostile } from './hostile-requests.ts'

// A stack of its own, because nothing else may write into its log.

const folder = resolve(import.meta.dirname, '../../../supabase/functions')
const functions = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts')))

/** Those that have no work at their own address. */
const paths: Record<string, string[]> = {
  'payfast-subscription': ['/update', '/status/%00', '/status/%ff'],
}

/** What the build leaves for product-page, with nothing in it. */
const empty = { frame: '', pieces: {}, terms: {} }
const productPage = {
  start: '<head></head>',
  loader: '',
  end: '',
  languages: { en: empty, af: empty },
}

const isHosted = inject('supabase').mailUrl === null
const log: string[] = []
let stack: TestStack
let site: Server
/** So many that none of them comes to the limit of a function. */
let people: string[]
beforeAll(async () => {
  if (isHosted) return
  site = createServer((_request, response) => response.end(JSON.stringify(productPage)))
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  const { port } = site.address() as AddressInfo // a listening TCP server has one
  stack = await startTestStack({ log: (line) => log.push(line), webPort: port })
  people = await Promise.all(Array.from({ length: 16 }, newPerson))
}, 120_000)
afterAll(async () => {
  if (isHosted) return
  await stack.stop()
  site.close()
})

/** Somebody of every group: a refusal must come from what was sent. */
async function newPerson(): Promise<string> {
  const { client, email } = await newBuyer(stack.apiUrl)
  const { data } = await client.auth.getUser()
  for (const group_name of ['admin', 'superadmin']) {
    const { error } = await serviceOf(stack.apiUrl).rpc('add_user_to_group', {
      user_id: data.user?.id,
      group_name,
    })
    if (error !== null) throw error
  }
  const again = createClient(stack.apiUrl, stack.config.keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const signedIn = await again.auth.signInWithPassword({ email, password: 'Teacher-123' })
  if (signedIn.error !== null) throw signedIn.error
  return signedIn.data.session.access_token
}

/** Ours are written small, those of the platform large. */
const isWord = /^(?:[a-z]+(?:_[a-z]+)+|[A-Z]+(?:_[A-Z]+)+)$/

const asWord = (text: string): string => {
  try {
    const answer = JSON.parse(text) as { error?: unknown; code?: unknown } // nothing else is read
    return String(answer.error ?? answer.code)
  } catch {
    return text.slice(0, 60)
  }
}

/** What is wrong with the answer, or null. */
async function judge(address: string, token: string, each: Hostile): Promise<string | null> {
  const response = await fetch(`${address}?${each.query ?? ''}`, {
    method: each.method ?? 'POST',
    headers: {
      // The scheduler's functions want the secret key, the others a person.
      apikey: stack.config.keys.secret,
      authorization: `Bearer ${token}`,
      ...each.headers,
    },
    ...(each.body === undefined ? {} : { body: each.body }),
  })
  const word = asWord(await response.text())
  const refused = response.status >= 400 && response.status < 500 && isWord.test(word)
  const ignored = response.status < 500 && each.ignorable === true
  if ((refused || ignored) && word !== 'too_many_requests') return null
  return `${each.method ?? 'POST'} ${each.what}: ${String(response.status)} ${word}`
}

test.skipIf(isHosted).each(functions)(
  '%s refuses what it cannot read with a word, and logs nothing',
  { timeout: 120_000 },
  async (name) => {
    const offenders: string[] = []
    const before = log.length
    for (const path of ['', ...(paths[name] ?? [])]) {
      for (const [index, each] of hostile.entries()) {
        const token = people[index % people.length] ?? ''
        const address = `${stack.apiUrl}/functions/v1/${name}${path}`
        const wrong = await judge(address, token, each).catch(
          (error: unknown) => `${each.what}: ${String(error)}`,
        )
        if (wrong !== null) offenders.push(`${path} ${wrong}`)
      }
    }
    expect({ offenders, logged: log.slice(before) }).toEqual({ offenders: [], logged: [] })
  },
)

test.skipIf(isHosted)('every function of the folder was tried', () => {
  expect(functions.length).toBeGreaterThan(25)
})
