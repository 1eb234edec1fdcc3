import { lazy, Suspense } from 'react'
import { Snackbar } from '@/components/snackbar.tsx'
import { useCookieConsent } from '@/lib/cookie-consent.ts'

const CookieBanner = lazy(() =>
  import('./cookie-banner.tsx').then((module) => ({ default: module.CookieBanner })),
)

/** What any page may have to announce: messages, a lost network, a newer build, cookies. */
export function Notices() {
  const consent = useCookieConsent()
  return (
    <>
      {!consent && (
        <Suspense fallback={null}>
          <CookieBanner />
        </Suspense>
      )}
      <Snackbar />
    </>
  )
}
