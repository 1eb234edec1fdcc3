import { FormattedMessage } from 'react-intl'

/** How many there are beyond those that are listed; nothing where all are. */
export function AndMore({ more }: { more: number }) {
  if (more <= 0) return null
  return (
    <p className="text-ink-muted mt-2 text-sm">
      <FormattedMessage
        defaultMessage="{more, plural, one {and # more} other {and # more}}"
        id="O9lotc"
        values={{ more }}
      />
    </p>
  )
}
