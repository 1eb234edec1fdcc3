import { lazy, Suspense } from 'react'
import { Snackbar } from '@/components/snackbar.tsx'
import { withTexts } from '@/i18n/catalogue.ts'
import { useCookiesAnswered } from '@/lib/cookie-consent.ts'

const CookieBanner = lazy(() =>
  withTexts(import('./cookie-banner.tsx')).then((module) => ({ default: module.CookieBanner })),
)

/** What any page may have to announce: messages, a lost network, a newer build, cookies. */
export function Notices() {
  const answered = useCookiesAnswered()
  return (
    <>
      {!answered && (
        <Suspense fallback={null}>
          <CookieBanner />
        </Suspense>
      )}
      <Snackbar />
    </>
  )
}
