import { FormattedMessage } from 'react-intl'
import { useLocale } from '@/i18n/locale.ts'
import { BrokenValue } from '@/components/broken-value.tsx'
import { formatMoment } from '@/lib/dates.ts'
import { useAskAt } from './use-ask-at.ts'

/** Until when the price of a sale holds, and the price of the time after it once that has come; nothing while none runs. */
export function SaleEnds({ item: { saleEndsAt } }: { item: { saleEndsAt: string | null } }) {
  const locale = useLocale()
  useAskAt(saleEndsAt)
  if (saleEndsAt === null) return null
  return (
    <p className="text-ink-muted text-sm">
      <FormattedMessage
        defaultMessage="Sale price until {moment}"
        id="zAb49F"
        values={{
          moment: Number.isNaN(Date.parse(saleEndsAt)) ? (
            <BrokenValue />
          ) : (
            <time dateTime={saleEndsAt}>{formatMoment(saleEndsAt, locale)}</time>
          ),
        }}
      />
    </p>
  )
}
