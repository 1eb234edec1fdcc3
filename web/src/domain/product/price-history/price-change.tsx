import { ArrowRightIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Money } from '@/domain/money/money.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatShortMoment } from '@/lib/dates.ts'
import { percentWords } from '../percent-words.ts'
import type { Prices } from './price-history.tsx'

/** The parts of a price in the order in which they are read, each with its name and how it is written. */
const parts = [
  { key: 'price', kind: 'money', label: <FormattedMessage defaultMessage="Price" id="b1zuN9" /> },
  {
    key: 'price_percentage',
    kind: 'percent',
    label: <FormattedMessage defaultMessage="Percentage of the sum" id="Hj2dwh" />,
  },
  {
    key: 'discount_percentage',
    kind: 'percent',
    label: <FormattedMessage defaultMessage="Discount" id="28C0Aj" />,
  },
  {
    key: 'sale_percentage',
    kind: 'percent',
    label: <FormattedMessage defaultMessage="Off in the sale" id="BU0SyT" />,
  },
  {
    key: 'sale_starts_at',
    kind: 'moment',
    label: <FormattedMessage defaultMessage="Sale starts" id="3MbwAn" />,
  },
  {
    key: 'sale_ends_at',
    kind: 'moment',
    label: <FormattedMessage defaultMessage="Sale ends" id="7s74yE" />,
  },
  {
    key: 'sale_price',
    kind: 'money',
    label: <FormattedMessage defaultMessage="Buyers pay" id="VYIabi" />,
  },
] as const

/** What changed in a price: each part before and after. */
export function PriceChange({ before, after }: { before: Prices; after: Prices }) {
  const intl = useIntl()
  const locale = useLocale()
  const write = {
    money: (amount: string) => <Money amount={amount} />,
    percent: (share: string) => percentWords(intl, share) ?? '–',
    moment: (at: string) => formatShortMoment(at, locale),
  }
  const shown = (kind: keyof typeof write, value: string | null | undefined) =>
    typeof value === 'string' ? write[kind](value) : '–'
  return (
    <dl className="grid gap-0.5 tabular-nums">
      {parts.map(
        ({ key, kind, label }) =>
          // A resource has no percentage of its members, before nor after.
          key in after &&
          !(key === 'price_percentage' && after[key] === before[key]) && (
            <Part
              key={key}
              label={label}
              before={shown(kind, before[key])}
              after={shown(kind, after[key])}
            />
          ),
      )}
    </dl>
  )
}

function Part({ label, before, after }: { label: ReactNode; before: ReactNode; after: ReactNode }) {
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
