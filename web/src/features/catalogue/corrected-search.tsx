import { lazy, Suspense } from 'react'
import { withTexts } from '@/i18n/catalogue.ts'

const CorrectedWords = lazy(() =>
  withTexts(import('./corrected-words.tsx')).then((module) => ({ default: module.CorrectedWords })),
)

/** Which words were looked for instead of misspelt ones, when they found something; loaded when there are any. */
export function CorrectedSearch({
  typed,
  corrected,
  found,
}: {
  typed: string
  corrected: string | null | undefined
  found: { edges: readonly unknown[] } | null
}) {
  if (typeof corrected !== 'string' || found === null || found.edges.length === 0) return null
  return (
    <Suspense fallback={null}>
      <CorrectedWords typed={typed} corrected={corrected} />
    </Suspense>
  )
}
