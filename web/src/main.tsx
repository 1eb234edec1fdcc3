import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { followSession } from './app/follow-session.ts'
import { startLiveUpdates } from './app/live-updates.ts'
import { createRouter } from './app/router.tsx'
import { apolloClient } from './graphql/client.ts'
import { loadCatalogue } from './i18n/catalogue.ts'
import { currentLocale } from './i18n/locale.ts'
import { watchForNewBuild } from './lib/new-build.ts'
import { startSession } from './lib/session.ts'
import { startTheme } from './lib/theme.ts'
import './theme.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

// Asked for now, so that the texts arrive together with the first page.
void loadCatalogue(currentLocale())
startTheme()
startSession()
const router = createRouter()
followSession(apolloClient)

createRoot(root).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
)

/** After the page: its pictures and texts come first. */
const afterThePage = () =>
  setTimeout(() => {
    startLiveUpdates(apolloClient)
    watchForNewBuild()
  }, 1000)
if (document.readyState === 'complete') afterThePage()
else window.addEventListener('load', afterThePage, { once: true })
