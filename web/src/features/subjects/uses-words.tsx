import { FormattedList, useIntl } from 'react-intl'
import { phrases } from './subject-words.ts'
import type { Uses } from './uses.ts'

const parts = ['classes', 'lessons', 'papers', 'templates'] as const

/** "2 classes, 1 lesson and 3 papers": what a subject has; nothing for none. */
export function UsesWords({ uses }: { uses: Uses }) {
  const intl = useIntl()
  const some = parts.filter((part) => uses[part] > 0)
  return (
    <FormattedList
      value={some.map((part) => intl.formatMessage(phrases[part], { value: uses[part] }))}
    />
  )
}
