import { lazy, Suspense } from 'react'
import { withTexts } from '@/i18n/catalogue.ts'
import { useOpenElsewhere } from './session-token.ts'

const SessionWarning = lazy(() =>
  withTexts(import('./session-warning.tsx')).then((module) => ({
    default: module.SessionWarning,
  })),
)

/** Shows the warning over the open page while the account is in use elsewhere. */
export function SessionWarningHost() {
  return useOpenElsewhere() ? (
    <Suspense fallback={null}>
      <SessionWarning />
    </Suspense>
  ) : null
}
