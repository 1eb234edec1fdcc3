import { runInNewContext } from 'node:vm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { compileServiceWorker } from './service-worker.ts'

const site = 'https://kryt.example'
const api = 'https://api.kryt.example'

interface Asked {
  url: string
  method: string
  mode: string
  destination: string
}
interface Listened {
  request?: Asked
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (answer: Promise<Response>) => void
}

let code: string
beforeAll(async () => {
  code = await compileServiceWorker()
})

let kept: Map<string, Map<string, Response>>
let asked: string[]
let network: (url: string) => Response
let listeners: Map<string, (event: Listened) => void>
let skipped: boolean
let full: boolean
let silent: boolean

const build = (name: string) => new Response(`<meta name="build" content="${name}">`)

const urlOf = (request: string | { url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, site).href

function openCache(name: string) {
  const entries = kept.get(name) ?? new Map<string, Response>()
  kept.set(name, entries)
  return {
    add: async (path: string) => Promise.resolve(entries.set(urlOf(path), network(urlOf(path)))),
    put: async (request: string | { url: string }, answer: Response) =>
      full
        ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
        : Promise.resolve(entries.set(urlOf(request), answer)),
    match: async (request: string | { url: string }) =>
      Promise.resolve(entries.get(urlOf(request))?.clone()),
    keys: async () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
    delete: async ({ url }: { url: string }) => Promise.resolve(entries.delete(url)),
  }
}

beforeEach(() => {
  kept = new Map()
  asked = []
  network = (url) => new Response(url)
  listeners = new Map()
  skipped = false
  full = false
  silent = false
  runInNewContext(code, {
    URL,
    Request,
    Response,
    setTimeout: (then: () => void) => setTimeout(then, 10),
    fetch: async ({ url }: Asked) => {
      asked.push(url)
      if (silent) return new Promise(() => undefined)
      return Promise.resolve(network(url))
    },
    caches: {
      open: async (name: string) => Promise.resolve(openCache(name)),
      match: async (request: string) =>
        Promise.resolve(
          [...kept.values()].map((entries) => entries.get(urlOf(request))?.clone()).find(Boolean),
        ),
    },
    self: {
      location: new URL(`${site}/service-worker.js`),
      clients: { claim: async () => Promise.resolve() },
      skipWaiting: async () => {
        skipped = true
        return Promise.resolve()
      },
      addEventListener: (name: string, listener: (event: Listened) => void) =>
        listeners.set(name, listener),
    },
  })
})

/** The worker's answer to a request; undefined where it leaves the request to the browser. */
async function ask(url: string, request: Partial<Asked> = {}): Promise<string | undefined> {
  let answer: Promise<Response> | undefined
  listeners.get('fetch')?.({
    request: { url, method: 'GET', mode: 'cors', destination: '', ...request },
    waitUntil: () => undefined,
    respondWith: (promise) => {
      answer = promise
    },
  })
  return answer === undefined ? undefined : (await answer).text()
}

const everythingKept = () => [...kept.values()].flatMap((entries) => [...entries.keys()])

test.each([
  [`${api}/graphql/v1`, { method: 'POST' }],
  [`${api}/graphql/v1?query=x`, {}],
  [`${api}/storage/v1/object/sign/content/paper.pdf?token=x`, {}],
  [`${api}/storage/v1/object/sign/content/page.png?token=x`, { destination: 'image' }],
  [`${api}/storage/v1/object/authenticated/content/page.png`, { destination: 'image' }],
  [`${api}/functions/v1/product-content?productID=1`, {}],
  [`${api}/storage/v1/object/sign/content/paper.pdf?token=x`, { mode: 'navigate' }],
  [`${site}/version.json`, {}],
])('leaves %s to the browser', async (url, request) => {
  expect(await ask(url, request)).toBeUndefined()
  expect(everythingKept()).toEqual([])
})

test('a private file at the site’s address is fetched and not stored', async () => {
  const url = `${site}/storage/v1/object/sign/content/paper.pdf?token=x`
  expect(await ask(url, { mode: 'navigate' })).toBe(url)
  expect(everythingKept()).toEqual([])
})

test('files of the build and public pictures are requested once', async () => {
  const file = `${site}/assets/calendar-Ab1.js`
  const picture = `${api}/storage/v1/object/public/images/Communications/wall.webp`
  for (const [url, destination] of [
    [file, 'script'],
    [picture, 'image'],
  ] as const) {
    expect(await ask(url, { destination })).toBe(url)
    expect(await ask(url, { destination })).toBe(url)
    expect(asked.filter((one) => one === url)).toHaveLength(1)
  }
})

test('a page that a host answers in place of a file of an earlier build is not kept as the file', async () => {
  const file = `${site}/assets/calendar-Ab1.js`
  network = () =>
    new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
  await ask(file, { destination: 'script' })
  expect(everythingKept()).toEqual([])
})

test('a picture in a paper is requested once, whatever its signature, and stored without it', async () => {
  const picture = `${api}/storage/v1/object/sign/papers/Assessments/me/valley.png`
  expect(await ask(`${picture}?token=one`, { destination: 'image' })).toBe(`${picture}?token=one`)
  expect(await ask(`${picture}?token=two`, { destination: 'image' })).toBe(`${picture}?token=one`)
  expect(everythingKept()).toEqual([picture])
  // A download of the file itself is not a picture on a page.
  expect(await ask(`${picture}?token=two`)).toBeUndefined()
})

test('a disk that is full keeps nothing and hides nothing', async () => {
  full = true
  const picture = `${api}/storage/v1/object/sign/papers/Assessments/me/valley.png?token=one`
  expect(await ask(picture, { destination: 'image' })).toBe(picture)
  expect(await ask(`${site}/assets/calendar-Ab1.js`)).toBe(`${site}/assets/calendar-Ab1.js`)
})

test('a page comes from the server; without one, the frame of the newest build opens', async () => {
  const page = { mode: 'navigate', destination: 'document' }
  let work: Promise<unknown> = Promise.resolve()
  network = () => build('first')
  listeners.get('install')?.({
    waitUntil: (promise) => {
      work = promise
    },
    respondWith: () => undefined,
  })
  await work
  expect(skipped).toBe(true)

  network = () => build('second')
  const second = await build('second').text()
  expect(await ask(`${site}/app/calendar`, page)).toBe(second)
  network = () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await ask(`${site}/app/profile`, page)).toBe(second)
  // Signal without data: the page of a portal, a gateway without its server, no answer at all.
  for (const status of [200, 502]) {
    network = () => new Response('<h1>Sign in to the network</h1>', { status })
    expect(await ask(`${site}/app/profile`, page)).toBe(second)
  }
  silent = true
  expect(await ask(`${site}/app/profile`, page)).toBe(second)
})

test('a failed answer is not stored', async () => {
  network = () => new Response('gone', { status: 404 })
  await ask(`${site}/assets/old-Ab1.js`, { destination: 'script' })
  expect(everythingKept()).toEqual([])
})
