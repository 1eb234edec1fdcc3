/**
 * Lets a signed-in person open the app without a network (decision 031): the frame, and the files and
 * pictures that were used before (src/app/offline.ts adds those that were loaded before this worker). Data
 * of the pages is stored separately (src/graphql/offline-snapshot.ts). This is a separate file of the build
 * and has no imports (scripts/service-worker.ts).
 */
// The library's own "self" is that of any worker.
const worker = self as unknown as ServiceWorkerGlobalScope

const files = 'kryt-files'
/** Pictures that belong to one person; deleted at sign-out (src/lib/offline-store.ts). */
const pictures = 'kryt-pictures'
/** Apart, so that the covers of an afternoon in the shop do not push out those of a paper. Deleted likewise. */
const paperPictures = 'kryt-paper-pictures'
const frame = '/app'

/** Signed addresses of the pictures in papers; src/lib/offline-store.ts finds what is kept of them. */
const picturesOfPapers = '/storage/v1/object/sign/papers/'

/** How many entries are kept; the oldest are removed first. */
const most = { [files]: 400, [pictures]: 150, [paperPictures]: 150 }

worker.addEventListener('install', (event) => {
  event.waitUntil(install())
})
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const url = new URL(request.url)
  if (request.mode === 'navigate') {
    if (url.origin === worker.location.origin) event.respondWith(page(request, url))
  } else if (isFile(url)) {
    event.respondWith(keptOr(files, request))
  } else if (
    request.destination === 'image' &&
    url.pathname.startsWith('/storage/v1/object/public/images/')
  ) {
    // Requested with CORS, because an opaque answer counts as several megabytes of storage.
    event.respondWith(keptOr(pictures, new Request(request.url, { mode: 'cors' })))
  } else if (request.destination === 'image' && url.pathname.startsWith(picturesOfPapers)) {
    event.respondWith(
      keptOr(paperPictures, new Request(request.url, { mode: 'cors' }), nameOf(url)),
    )
  }
})

/** Files of the build have a hash of their content in their name, so they never change. */
const isFile = (url: URL) =>
  url.origin === worker.location.origin && url.pathname.startsWith('/assets/')

/** A picture in a paper never changes, but each hour it has another signature. */
const nameOf = ({ origin, pathname }: URL) => new Request(`${origin}${pathname}`)

async function install() {
  await (await caches.open(files)).add(frame)
  await worker.skipWaiting()
}

/** How long the server's page is waited for, where the frame is there to show. */
const patienceMs = 4_000

/** The frame of a build names it; the page of a captive portal, or of a gateway without its server, does not. */
const isOurs = async (answer: Response) =>
  answer.ok && (await answer.clone().text()).includes('<meta name="build"')

/** The server's page; where it does not come, or something else does, the frame, which shows the page of the address. */
async function page(request: Request, url: URL): Promise<Response> {
  try {
    const framed = url.pathname.startsWith(`${frame}/`)
    const kept = framed ? await caches.match(frame, { ignoreVary: true }) : undefined
    const asked = fetch(request)
    asked.catch(() => undefined)
    const answer = await (kept === undefined
      ? asked
      : Promise.race([
          asked,
          new Promise<null>((over) => setTimeout(() => over(null), patienceMs)),
        ]))
    if (answer === null) return kept ?? Response.error()
    // The browser follows where another page is named.
    if (!framed || answer.type === 'opaqueredirect' || answer.redirected) return answer
    if (await isOurs(answer)) {
      const cache = await caches.open(files)
      await cache.put(frame, answer.clone())
      return answer
    }
    return kept ?? answer
  } catch {
    return (await caches.match(frame, { ignoreVary: true })) ?? Response.error()
  }
}

/** What a host answers for a file of an earlier build, where it answers anything. Kept, it would be the file for ever. */
const isPage = (answer: Response) =>
  (answer.headers.get('content-type') ?? '').includes('text/html')

async function keptOr(
  name: keyof typeof most,
  request: Request,
  storedAs = request,
): Promise<Response> {
  const cache = await caches.open(name)
  // `Vary` is ignored: a file of this name never differs, and scripts are requested with other headers than
  // pages.
  const kept = await cache.match(storedAs, { ignoreVary: true })
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (answer.ok && !isPage(answer)) await keep(name, cache, storedAs, answer.clone())
  return answer
}

/** A full disk keeps nothing, and what was fetched is shown all the same. */
async function keep(name: keyof typeof most, cache: Cache, storedAs: Request, answer: Response) {
  try {
    await cache.put(storedAs, answer)
    const keys = await cache.keys()
    for (const old of keys.slice(0, Math.max(0, keys.length - most[name]))) {
      if (new URL(old.url).pathname !== frame) await cache.delete(old)
    }
  } catch {
    // See above.
  }
}
