import { FormattedMessage } from 'react-intl'
import { Choice } from '@/components/ui/choice.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatRand } from '@/lib/money.ts'

/** Asks first: whoever has paid money that is not placed pays again only when they say so. */
export function PayAgain({
  cents,
  checked,
  onChange,
}: {
  /** What we hold. */
  cents: number
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  const locale = useLocale()
  return (
    <Choice type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)}>
      <FormattedMessage
        defaultMessage="You have paid {amount} that is not placed yet. I want to pay for this order as well."
        id="l676eL"
        values={{ amount: formatRand(cents, locale) }}
      />
    </Choice>
  )
}
