import { lazy, Suspense, useSyncExternalStore } from 'react'
import { matchPath } from 'react-router-dom'
import { Snackbar } from '@/components/snackbar.tsx'
import { paths } from '@/config/paths.ts'
import { withTexts } from '@/i18n/catalogue.ts'
import { useCookiesAnswered } from '@/lib/cookie-consent.ts'
import type { createRouter } from './router.tsx'

const CookieBanner = lazy(() =>
  withTexts(import('./cookie-banner.tsx')).then((module) => ({ default: module.CookieBanner })),
)

type Router = Pick<ReturnType<typeof createRouter>, 'subscribe' | 'state'>

/** Nothing is sold in the back-office, so nothing is asked there (docs/decisions/142). */
const useAsksCookies = (router: Router) => {
  const answered = useCookiesAnswered()
  const backOffice = useSyncExternalStore(
    router.subscribe,
    () => matchPath(`${paths.admin.pattern}/*`, router.state.location.pathname) !== null,
  )
  return !answered && !backOffice
}

/** What any page may have to announce: messages, a lost network, a newer build, cookies. */
export function Notices({ router }: { router: Router }) {
  const asks = useAsksCookies(router)
  return (
    <>
      {asks && (
        <Suspense fallback={null}>
          <CookieBanner />
        </Suspense>
      )}
      <Snackbar />
    </>
  )
}
