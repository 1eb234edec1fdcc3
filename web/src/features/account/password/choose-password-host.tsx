import { lazy, Suspense } from 'react'
import { withTexts } from '@/i18n/catalogue.ts'
import { useViewer } from '../viewer/viewer.ts'

const ChoosePassword = lazy(() =>
  withTexts(import('./choose-password.tsx')).then((module) => ({
    default: module.ChoosePassword,
  })),
)

/** Asks for a password over the open page, while the account still has the one that an administrator chose. */
export function ChoosePasswordHost() {
  return useViewer()?.passwordIsTemporary === true ? (
    <Suspense fallback={null}>
      <ChoosePassword />
    </Suspense>
  ) : null
}
