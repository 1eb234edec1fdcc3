import type { WantedRequest } from './browser-window.ts'
import type { PageChunks } from './page-chunks.ts'

/** Stands for the id in an address, or for the person's, while the page's requests are recorded. */
export const anyId = '00000000-0000-4000-8000-000000000000'

/** The first requests of each kind of page, by the first part of its address, within the app by the first two. */
export type FirstRequests = Record<string, WantedRequest[]>

/** Where pictures are, the widths of covers beside their own, and how wide pages show their first ones. */
export interface Covers {
  folder: string
  smaller: readonly number[]
  own: number
  sizes: { product: string; card: string }
}

interface Recorded {
  visitor: FirstRequests
  signedIn: FirstRequests
}

/** What of a resource is read. A bundle shows the covers of its members. */
interface Pictured {
  thumbnails?: string[]
  memberCovers?: string[]
  /** In the library, which shows what was acquired last first. */
  ownedSince?: string
}

/** What of a stored session is read. */
interface StoredSession {
  access_token?: string
  expires_at?: number
  user?: { id?: string; factors?: unknown[] }
}

/**
 * Runs in the head, before the app has loaded: requests the page's files and data, which the app would
 * otherwise request one after the other. `src/lib/early-answer.ts` passes the answers to the app. A signed-in
 * person's data is requested with the stored token, unless that ends within two minutes: the app would renew it
 * first, and what it does that with is requested instead. Pictures are requested as soon as the answer names them. If a
 * request fails, the app repeats it and reports the error.
 */
function askAhead(chunks: PageChunks, recorded: Recorded, anyId: string, covers: Covers) {
  const [, page = '', second = ''] = location.pathname.split('/')
  const link = (attributes: Record<string, string>) => {
    const element = document.createElement('link')
    for (const name of Object.keys(attributes)) {
      element.setAttribute(name, attributes[name] ?? '')
    }
    document.head.appendChild(element)
  }
  const key = Object.keys(localStorage).find((name) => /^sb-.*-auth-token$/.test(name))
  const locale = document.documentElement.lang === 'af' ? 'af' : 'en'
  const pages = key === undefined ? chunks.visitor : chunks.signedIn
  const files = pages[`${page}/${second}`] ?? pages[page] ?? chunks.visitor['']
  const stored = JSON.parse((key && localStorage.getItem(key)) || '{}') as StoredSession
  const token = stored.access_token
  const lasts = token && (stored.expires_at ?? 0) > Date.now() / 1000 + 120
  const renewing = key && !(lasts && !stored.user?.factors?.length) ? chunks.renewing : []
  for (const place of [...(files?.[locale] ?? []), ...renewing]) {
    const href = chunks.files[place] ?? ''
    if (href.endsWith('.css')) link({ rel: 'preload', as: 'style', href, crossorigin: '' })
    else link({ rel: 'modulepreload', href, crossorigin: '' })
  }
  // Within the app nothing is drawn before its scripts run: pictures take none of the line from these, and come while
  // they run.
  const scriptsAreHere =
    page === 'app'
      ? new Promise<void>((resolve) => {
          const look = () => {
            const here = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
            const wanted = document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
              'link[rel=modulepreload],script[type=module][src]',
            )
            if ([...wanted].every((file) => here.has('src' in file ? file.src : file.href)))
              resolve()
          }
          new PerformanceObserver(look).observe({ type: 'resource' })
          // Whatever happens to them.
          addEventListener('load', () => resolve())
        })
      : Promise.resolve()

  const known = key === undefined ? recorded.visitor[page] : recorded.signedIn[`${page}/${second}`]
  const id = key === undefined ? second : stored.user?.id
  const valid =
    key === undefined
      ? page === ''
        ? location.search === ''
        : /^[\da-f-]{36}$/.test(second)
      : location.search === '' && location.pathname.split('/').length === 3
  if (!known || !valid || (key && !lasts)) return
  const answers: Record<string, Promise<Response>> = {}
  let shown = 0
  for (const { url, headers, body: text } of known) {
    // Recorded in English; the list begins with the reader's language.
    const named = text.split(anyId).join(id)
    const body = locale === 'af' ? named.split('"inEnglish"').join('"inAfrikaans"') : named
    const answer = fetch(url, {
      method: 'POST',
      headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers,
      body,
    })
    answers[body] = answer
    answer
      .then(async (response) => response.clone().text())
      .then(async (json) => scriptsAreHere.then(() => json))
      .then((json) => {
        // Only what the page itself shows: the cart's covers are seen later, if at all.
        if (page === '' || !/"operationName":"\w+Page"/.test(body)) return
        const items: Pictured[] = []
        JSON.parse(json, (_name, value: Pictured | null) => {
          if (value?.thumbnails) items.push(value)
          return value
        })
        items.sort((a, b) => (b.ownedSince ?? '').localeCompare(a.ownedSince ?? ''))
        // A resource comes after the members within it. A phone shows four of a list at first.
        const first = page === 'product' ? items.slice(-1) : items.slice(0, 4 - shown)
        shown += first.length
        const pictures = first.flatMap(({ thumbnails = [], memberCovers = [] }) =>
          memberCovers.length > 1 ? memberCovers : thumbnails.slice(0, 1),
        )
        for (const picture of pictures) {
          const href = covers.folder + picture.split('/').map(encodeURIComponent).join('/')
          link({
            rel: 'preload',
            as: 'image',
            href,
            // As src/domain/product/picture-sizes.ts names them; otherwise the browser would load two.
            imagesrcset: [
              ...covers.smaller.map((width) => `${href}.w${width}.webp ${width}w`),
              `${href} ${covers.own}w`,
            ].join(', '),
            imagesizes: page === 'product' ? covers.sizes.product : covers.sizes.card,
            fetchpriority: 'high',
          })
        }
      })
      .catch(() => undefined)
  }
  Object.assign(window, { earlyAnswers: answers })
  // The processor waits for the line: what the app's words need of the browser is made ready meanwhile.
  setTimeout(() => {
    Intl.NumberFormat.supportedLocalesOf(`${locale}-ZA`)
    Intl.DateTimeFormat.supportedLocalesOf(`${locale}-ZA`)
    new Intl.PluralRules(`${locale}-ZA`).select(1)
  })
}

/** The script, with the files and requests of this build. */
export function firstRequestsScript(
  chunks: PageChunks,
  recorded: Recorded,
  covers: Covers,
): string {
  const values = [chunks, recorded, anyId, covers].map((value) =>
    JSON.stringify(value).replaceAll('<', '\\u003c'),
  )
  const code = askAhead.toString().replaceAll(/ +/g, ' ')
  return `try{(${code})(${values.join(',')})}catch(error){}`
}
