import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router-dom'
import { serverNow } from '@/lib/server-clock.ts'
import { App } from './app/app.tsx'
import { routes, whenInitialized } from './app/router.tsx'
import { FullScreenLoader } from './components/full-screen-loader.tsx'
import { prepareViewer } from './features/account/viewer/viewer.ts'
import { apolloClient } from './graphql/client.ts'
import { loadCatalogue } from './i18n/catalogue.ts'
import { AppIntlProvider } from './i18n/intl-provider.tsx'
import { rememberGroups } from './lib/groups.ts'
import { startSession, storageKey } from './lib/session.ts'

export { renderProduct } from './prerender-product.tsx'

export interface RenderedPage {
  /** What React put into the head. */
  head: string
  body: string
}

const kept = 'title, meta, link[rel="canonical"]'

/** Nothing has changed for that long: what is still awaited then is what the database would say. */
async function quiet(milliseconds: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = () => {
      observer.disconnect()
      resolve()
    }
    let timer = setTimeout(done, milliseconds)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, milliseconds)
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/**
 * Renders a public page in English as a visitor sees it before the database has answered. Runs at build time in jsdom
 * (scripts/prerender-pages.ts), never in a browser.
 */
export async function renderPage(path: string, patience: number): Promise<RenderedPage> {
  await loadCatalogue('en')
  const place = document.createElement('div')
  document.body.append(place)
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await whenInitialized(router)
  const root = createRoot(place)
  root.render(<App router={router} />)
  await quiet(patience)
  // What comes from the database never comes here; a text of the page itself does, from a disk that may be busy.
  for (let tries = 0; tries < 40 && place.querySelector('.reading[aria-busy]'); tries += 1) {
    await quiet(patience)
  }
  const page = {
    head: [...document.head.querySelectorAll(kept)].map((each) => each.outerHTML).join('\n'),
    body: place.innerHTML,
  }
  root.unmount()
  router.dispose()
  place.remove()
  return page
}

/**
 * What the app shows while a page is on its way. Its word is there in both languages, because only the browser knows
 * which one its reader chose (`.of-language` in 200.html).
 */
export async function renderLoader(): Promise<string> {
  await loadCatalogue('en')
  const { default: afrikaans } = await import('./i18n/af.json')
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(
    <Suspense fallback={null}>
      <AppIntlProvider>
        <FullScreenLoader />
      </AppIntlProvider>
    </Suspense>,
  )
  await quiet(300)
  for (const words of place.querySelectorAll('.sr-only')) {
    const other = words.cloneNode() as Element // of an element
    other.textContent = afrikaans.iFsDVR
    for (const [word, lang] of [
      [words, 'en'],
      [other, 'af'],
    ] as const) {
      word.classList.add('of-language')
      word.setAttribute('lang', lang)
    }
    words.after(other)
  }
  const loader = place.innerHTML
  root.unmount()
  place.remove()
  return loader
}

/**
 * Starts a page of the app as somebody who is signed in, so that what it requests can be recorded. It is never shown,
 * because nothing is answered.
 * @param userId stands for any person's
 * @param isEnough true when everything has been requested that is to be recorded
 */
export async function startSignedIn(
  path: string,
  userId: string,
  isEnough: () => boolean,
): Promise<void> {
  await loadCatalogue('en')
  const hour = 3600
  const session = {
    access_token: 'e30.e30.e30',
    refresh_token: 'none',
    token_type: 'bearer',
    expires_in: hour,
    expires_at: Math.floor(serverNow() / 1000) + hour,
    user: { id: userId },
  }
  localStorage.setItem(storageKey, JSON.stringify(session))
  rememberGroups(userId, ['teacher'])
  startSession()
  void prepareViewer(apolloClient, userId).catch(() => undefined)
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(<App router={router} />)
  // A busy machine may take seconds to load the page's modules.
  for (let tries = 0; tries < 300 && !isEnough(); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  root.unmount()
  router.dispose()
  place.remove()
}
