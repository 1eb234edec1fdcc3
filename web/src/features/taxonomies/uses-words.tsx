import { FormattedList, useIntl } from 'react-intl'
import { phrases } from './taxonomy-words.ts'
import type { Uses } from './uses.ts'

/** "2 papers and 1 template": what has a taxonomy; nothing for none. */
export function UsesWords({ uses }: { uses: Uses }) {
  const intl = useIntl()
  const some = (['papers', 'templates'] as const).filter((part) => uses[part] > 0)
  return (
    <FormattedList
      value={some.map((part) => intl.formatMessage(phrases[part], { value: uses[part] }))}
    />
  )
}
