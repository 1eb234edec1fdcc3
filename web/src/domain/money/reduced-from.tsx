import { FormattedMessage } from 'react-intl'
import { Money } from './money.tsx'

/** The price before a discount, struck through, and how many per cent were taken off. */
export function ReducedFrom({ price, percentage }: { price: string; percentage: string | null }) {
  const percent = Number(percentage ?? '0')
  return (
    <span className="text-ink-muted">
      <span className="sr-only">
        <FormattedMessage defaultMessage="before" id="sq8t1s" />
        &nbsp;
      </span>
      <s>
        <Money amount={price} />
      </s>
      {percent > 0 && (
        <>
          {' '}
          <span className="ml-0.5 whitespace-nowrap">
            <FormattedMessage
              defaultMessage="{percent, number}% off"
              id="TS1AkF"
              values={{ percent }}
            />
          </span>
        </>
      )}
    </span>
  )
}
