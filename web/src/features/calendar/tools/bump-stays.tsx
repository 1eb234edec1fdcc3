import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { BumpStay } from './bump-plan.ts'
import { momentWords } from './moment-words.ts'

const reasons = defineMessages({
  NOT_A_LESSON: { defaultMessage: 'not a lesson', id: 'sHFSfG' },
  NO_CLASS: { defaultMessage: 'without a class', id: 'a2I4gM' },
  LOCKED: { defaultMessage: 'locked', id: 'TjZB0c' },
  REPEATS: { defaultMessage: 'repeats', id: '/0WN83' },
  NO_SLOT: { defaultMessage: 'no free time left in the terms that are known', id: 't8EUBX' },
})

/** What remains on the lost day, and why. */
export function BumpStays({ stays }: { stays: readonly BumpStay[] }) {
  const intl = useIntl()
  if (stays.length === 0) return null
  return (
    <div className="text-[15px]">
      <p className="font-semibold">
        <FormattedMessage defaultMessage="Stays on that day" id="AL0e0o" />
      </p>
      <ul className="text-ink-muted mt-1 grid gap-0.5">
        {stays.map((stay) => {
          const reason = intl.formatMessage(reasons[stay.reason])
          const words = `${stay.label}, ${momentWords(stay.start, intl)} (${reason})`
          return <li key={words}>{words}</li>
        })}
      </ul>
    </div>
  )
}
