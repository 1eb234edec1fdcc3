import { FormattedMessage } from 'react-intl'
import { useLocale } from '@/i18n/locale.ts'
import { formatRand } from '@/lib/money.ts'

/** What is to be paid, beside the button that goes on: it stays in view on a phone too. */
export function FooterTotal({
  cents,
}: {
  /** The total without what cannot be ordered. */
  cents: number
}) {
  const locale = useLocale()
  return (
    <p
      data-testid="footer-total"
      className="flex items-baseline justify-between gap-2 tabular-nums max-[599px]:basis-full min-[600px]:ml-auto"
    >
      <span className="text-ink-muted text-[15px]">
        <FormattedMessage defaultMessage="Total" id="MJ2jZQ" />
      </span>
      <span className="font-display text-lg font-bold whitespace-nowrap">
        {formatRand(cents, locale)}
      </span>
    </p>
  )
}
