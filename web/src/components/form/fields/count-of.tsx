import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

/** From here on it is worth knowing how much room is left. */
const tellFrom = 0.7

/** "148 of 200", once seven tenths are used; more than the most is drawn as an error. */
export function countOf(length: number, longest: number | null): ReactNode {
  if (longest === null || length < longest * tellFrom) return undefined
  return (
    <span className={length > longest ? 'text-danger font-medium' : undefined}>
      <FormattedMessage
        defaultMessage="{length, number} of {longest, number}"
        id="RWkUMq"
        values={{ length, longest }}
        description="Characters used, and how many there may be"
      />
    </span>
  )
}
