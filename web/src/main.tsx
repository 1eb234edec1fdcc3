import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { clearBuiltHead } from './app/clear-built-head.ts'
import { followSession } from './app/follow-session.ts'
import { openKeptCopy } from './app/open-offline.ts'
import { createRouter, whenInitialized } from './app/router.tsx'
import { apolloClient, setKeptCopy } from './graphql/client.ts'
import { loadCatalogue } from './i18n/catalogue.ts'
import { currentLocale } from './i18n/locale.ts'
import { updateIfNewer, watchForNewBuild } from './lib/new-build.ts'
import { tellPageStands } from './lib/page-stands.ts'
import { startSession } from './lib/session.ts'
import { startTheme } from './lib/theme.ts'
import './theme.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

// Vite says so for every part of the app that is loaded later.
window.addEventListener('vite:preloadError', () => void updateIfNewer())

// Asked for now, so that the texts arrive together with the first page.
const texts = loadCatalogue(currentLocale())
texts.catch(() => undefined)
startTheme()
startSession()
const router = createRouter()
followSession(apolloClient)
setKeptCopy(async () => openKeptCopy(apolloClient))

const render = () => {
  clearBuiltHead(document.head)
  delete document.documentElement.dataset['waiting']
  delete root.dataset['drawn']
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  )
}
/** In place of a page that was there to read already. What its reader began is gone on with. */
const takeOver = async () => {
  const early = window.early
  const begun =
    early?.typed === true || early?.pressed !== undefined || root.contains(document.activeElement)
  const kept = begun
    ? await import('./app/early-input.ts').then(
        ({ keepEarlyInput }) => keepEarlyInput(root, early),
        // Without a network, the page itself is what matters.
        () => undefined,
      )
    : undefined
  if (early) early.over = true
  render()
  kept?.goOn()
}
// The page from the build, or the loader of 200.html, stays until the app can put a whole page in its place. Rendering
// earlier would also lose the router's first state when pages load fast (remix-run/react-router#15527).
const ready = whenInitialized(router)
void Promise.allSettled([texts, ready]).then(async () =>
  root.dataset['prerendered'] === undefined ? render() : takeOver(),
)

/** Without a network the part that listens cannot be loaded; there is nothing to listen to either. */
const listen = () => {
  import('./app/live/start.ts').then(
    ({ startLiveUpdates }) => startLiveUpdates(apolloClient),
    () => window.addEventListener('online', listen, { once: true }),
  )
}

/** Nor is there anything to keep a copy of. */
const keepCopies = () => {
  import('./app/offline.ts').then(
    ({ startOffline }) => startOffline(apolloClient),
    () => window.addEventListener('online', keepCopies, { once: true }),
  )
}

const whenIdle: (act: () => void) => void =
  'requestIdleCallback' in window
    ? (act) => void window.requestIdleCallback(act, { timeout: 10_000 })
    : (act) => void setTimeout(act, 1000)

/** When the page stands and the browser has nothing to do: its pictures and texts come first. */
const afterThePage = () =>
  setTimeout(
    () =>
      whenIdle(() => {
        tellPageStands()
        listen()
        watchForNewBuild()
        if (import.meta.env.PROD) keepCopies()
      }),
    1000,
  )
void ready.then(() => {
  if (document.readyState === 'complete') afterThePage()
  else window.addEventListener('load', afterThePage, { once: true })
})
