import { FormattedList, useIntl } from 'react-intl'
import { phrases } from './school-words.ts'
import type { Uses } from './uses.ts'

/** "2 teachers, 1 paper and 3 lessons": what a school has of these; nothing for none. */
export function UsesWords({ uses, parts }: { uses: Uses; parts: readonly (keyof Uses)[] }) {
  const intl = useIntl()
  const some = parts.filter((part) => uses[part] > 0)
  return (
    <FormattedList
      value={some.map((part) => intl.formatMessage(phrases[part], { value: uses[part] }))}
    />
  )
}
