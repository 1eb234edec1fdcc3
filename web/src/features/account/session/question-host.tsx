import { lazy, Suspense } from 'react'
import { withTexts } from '@/i18n/catalogue.ts'
import { useViewer } from '../viewer/viewer.ts'
import { useOpenElsewhere } from './session-token.ts'

const Question = lazy(() =>
  withTexts(import('./question.tsx')).then((module) => ({ default: module.Question })),
)

/**
 * Asks over the open page what has to be answered first: where to go on, while the account is in use elsewhere, and which
 * password to have, while it is the one that an administrator chose.
 */
export function QuestionHost() {
  const elsewhere = useOpenElsewhere()
  return useViewer()?.passwordIsTemporary === true || elsewhere ? (
    <Suspense fallback={null}>
      <Question />
    </Suspense>
  ) : null
}
