import { FormattedMessage } from 'react-intl'

/** For how many teachers a resource that is not posted was bought; nothing for one. */
export function SeatCount({ quantity, physical }: { quantity: number; physical: boolean }) {
  if (physical || quantity === 1) return null
  return (
    <FormattedMessage
      defaultMessage="{count, plural, one {# seat} other {# seats}}"
      id="qZO6+R"
      values={{ count: quantity }}
    />
  )
}
