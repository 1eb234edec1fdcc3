import { ArrowRightIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Money } from '@/domain/money/money.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatShortMoment } from '@/lib/dates.ts'
import { percentWords } from '../percent-words.ts'
import type { Prices } from './price-history.tsx'

/** What changed in a price: each part before and after. */
export function PriceChange({ before, after }: { before: Prices; after: Prices }) {
  const intl = useIntl()
  const locale = useLocale()
  const money = (amount: string | null | undefined) =>
    typeof amount === 'string' ? <Money amount={amount} /> : '–'
  const moment = (at: string | null | undefined) =>
    typeof at === 'string' ? formatShortMoment(at, locale) : '–'
  const percent = (share: string | null | undefined) => percentWords(intl, share ?? null) ?? '–'
  return (
    <dl className="grid gap-0.5 tabular-nums">
      <Part
        label={<FormattedMessage defaultMessage="Price" id="b1zuN9" />}
        changed={'price' in after}
        before={money(before.price)}
        after={money(after.price)}
      />
      <Part
        label={<FormattedMessage defaultMessage="Percentage of the sum" id="Hj2dwh" />}
        changed={'price_percentage' in after && after.price_percentage !== before.price_percentage}
        before={percent(before.price_percentage)}
        after={percent(after.price_percentage)}
      />
      <Part
        label={<FormattedMessage defaultMessage="Discount" id="28C0Aj" />}
        changed={'discount_percentage' in after}
        before={percent(before.discount_percentage)}
        after={percent(after.discount_percentage)}
      />
      <Part
        label={<FormattedMessage defaultMessage="Off in the sale" id="BU0SyT" />}
        changed={'sale_percentage' in after}
        before={percent(before.sale_percentage)}
        after={percent(after.sale_percentage)}
      />
      <Part
        label={<FormattedMessage defaultMessage="Sale starts" id="3MbwAn" />}
        changed={'sale_starts_at' in after}
        before={moment(before.sale_starts_at)}
        after={moment(after.sale_starts_at)}
      />
      <Part
        label={<FormattedMessage defaultMessage="Sale ends" id="7s74yE" />}
        changed={'sale_ends_at' in after}
        before={moment(before.sale_ends_at)}
        after={moment(after.sale_ends_at)}
      />
      <Part
        label={<FormattedMessage defaultMessage="Buyers pay" id="VYIabi" />}
        changed={'sale_price' in after}
        before={money(before.sale_price)}
        after={money(after.sale_price)}
      />
    </dl>
  )
}

function Part({
  label,
  changed,
  before,
  after,
}: {
  label: ReactNode
  changed: boolean
  before: ReactNode
  after: ReactNode
}) {
  if (!changed) return null
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <dt className="min-w-28 text-[15px]">{label}</dt>
      <dd className="flex items-center gap-2">
        <del className="text-ink-muted">{before}</del>
        <ArrowRightIcon aria-hidden="true" className="size-4" />
        <ins className="font-semibold no-underline">{after}</ins>
      </dd>
    </div>
  )
}
