import type { Answer } from './order-documents.ts'

/** What the buyer answered to the questions of a resource, in the cart's summary and on the order. */
export function GivenAnswers({ answers }: { answers: readonly Answer[] }) {
  if (answers.length === 0) return null
  return (
    <dl className="bg-paper-deep/60 mt-1.5 grid gap-x-4 gap-y-1 rounded-md px-3.5 py-2.5 text-sm min-[600px]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      {answers.map(({ question, answers: given }) => (
        <div key={question} className="contents">
          <dt className="text-ink-muted wrap-anywhere">{question}</dt>
          <dd className="wrap-anywhere max-[599px]:pb-1">{given.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
