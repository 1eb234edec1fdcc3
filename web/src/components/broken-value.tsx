import { FormattedMessage } from 'react-intl'

/** Stands in the place of an amount or a moment that is none. */
export function BrokenValue() {
  return (
    <span className="text-danger">
      <FormattedMessage defaultMessage="Cannot be shown" id="L/WOBk" description="A broken value" />
    </span>
  )
}
