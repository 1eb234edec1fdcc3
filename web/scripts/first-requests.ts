import type { WantedRequest } from './browser-window.ts'
import type { PageChunks } from './page-chunks.ts'

/** Stands for the id in an address while the page's request is recorded. */
export const anyId = '00000000-0000-4000-8000-000000000000'

/** The first request of each kind of page, by the first part of its address. */
export type FirstRequests = Record<string, WantedRequest>

/**
 * Runs in the head, before the app has loaded: requests the page's files and data, which the app would
 * otherwise request one after the other. `src/lib/early-answer.ts` passes the answers to the app. For a
 * signed-in person only files are requested here, because data needs their token. The cover is requested
 * because it is the largest picture of a resource's page. If a request fails, the app repeats it and
 * reports the error.
 */
function askAhead(chunks: PageChunks, requests: FirstRequests, anyId: string, pictures: string) {
  const page = location.pathname.split('/')[1] ?? ''
  const link = (attributes: Record<string, string>) => {
    const element = document.createElement('link')
    for (const name of Object.keys(attributes)) {
      element.setAttribute(name, attributes[name] ?? '')
    }
    document.head.appendChild(element)
  }
  const files = chunks[page] ?? chunks['']
  const locale = document.documentElement.lang === 'af' ? 'af' : 'en'
  for (const href of files?.[locale] ?? []) link({ rel: 'modulepreload', href, crossorigin: '' })

  const request = requests[page]
  const id = location.pathname.split('/')[2] ?? ''
  const signedIn = Object.keys(localStorage).some((key) => /^sb-.*-auth-token$/.test(key))
  const known = page === '' ? location.search === '' : /^[\da-f-]{36}$/.test(id)
  if (request === undefined || signedIn || !known) return
  // Recorded in English; the list begins with the reader's language.
  const recorded = request.body.split(anyId).join(id)
  const body = locale === 'af' ? recorded.replace('"inEnglish"', '"inAfrikaans"') : recorded
  const answer = fetch(request.url, { method: 'POST', headers: request.headers, body })
  Object.assign(window, { earlyAnswers: { [body]: answer } })
  answer
    .then(async (response) => (await response.clone().json()) as unknown)
    .then((json) => {
      const key = /"thumbnails":\["([^"\\]+)"/.exec(JSON.stringify(json))?.[1]
      if (page !== 'product' || key === undefined) return
      const href = pictures + key.split('/').map(encodeURIComponent).join('/')
      link({ rel: 'preload', as: 'image', href, fetchpriority: 'high' })
    })
    .catch(() => undefined)
}

/** The script, with the files and requests of this build. */
export function firstRequestsScript(
  chunks: PageChunks,
  requests: FirstRequests,
  pictures: string,
): string {
  const values = [chunks, requests, anyId, pictures].map((value) =>
    JSON.stringify(value).replaceAll('<', '\\u003c'),
  )
  const code = askAhead.toString().replaceAll(/ +/g, ' ')
  return `try{(${code})(${values.join(',')})}catch(error){}`
}
