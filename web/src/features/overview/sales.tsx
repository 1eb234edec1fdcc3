import { TrendingDownIcon, TrendingUpIcon } from 'lucide-react'
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { useLocale } from '@/i18n/locale.ts'
import { formatRand, parseRand } from '@/lib/money.ts'
import type { Overview, Sales as Sold } from './overview-document.ts'

const periods = ['day', 'week', 'month'] as const

type Period = (typeof periods)[number]

const heads: Record<Period, MessageDescriptor> = defineMessages({
  day: { defaultMessage: 'Today', id: '/ByUFj', description: 'Sales of today' },
  week: { defaultMessage: 'This week', id: 'zxILpA', description: 'Sales of the week' },
  month: { defaultMessage: 'This month', id: 'XY6C6v', description: 'Sales of the month' },
})

const befores: Record<Period, MessageDescriptor> = defineMessages({
  day: { defaultMessage: 'A week ago, by this time: {amount}', id: 'a3KsFl' },
  week: { defaultMessage: 'Last week, the same days: {amount}', id: 'P3O7+p' },
  month: { defaultMessage: 'Last month, the same days: {amount}', id: 'IHJCey' },
})

/** What was sold, beside the same days before: VAT included, refunds subtracted. */
export function Sales({ sales }: { sales: Overview['sales'] }) {
  return (
    <section aria-labelledby="sales">
      <h2 id="sales" className="text-xl">
        <FormattedMessage defaultMessage="Sales" id="c8nvms" />
      </h2>
      <p className="text-ink-muted mt-1 text-sm">
        <FormattedMessage
          defaultMessage="What was paid, VAT included and refunds taken off."
          id="sxin/G"
        />
      </p>
      <dl className="mt-4 grid gap-4 min-[700px]:grid-cols-3">
        {periods.map((period) => (
          <PeriodSales key={period} period={period} sold={sales[period]} />
        ))}
      </dl>
    </section>
  )
}

function PeriodSales({ period, sold }: { period: Period; sold: Sold }) {
  const intl = useIntl()
  const locale = useLocale()
  const now = parseRand(sold.total)
  const before = parseRand(sold.before.total)
  const more = now - before
  return (
    <div className="bg-card border-line flex flex-col rounded-lg border p-5">
      <dt className="text-ink-muted text-[15px]">{intl.formatMessage(heads[period])}</dt>
      <dd className="mt-1 grid gap-1 tabular-nums">
        <span data-testid={`sales-${period}`} className="font-display text-3xl font-bold">
          {formatRand(now, locale)}
        </span>
        <span className="text-[15px]">
          <FormattedMessage
            defaultMessage="{orders, plural, =0 {No orders} one {# order} other {# orders}}"
            id="5qHjQa"
            values={{ orders: sold.orders }}
          />
        </span>
        <span data-testid={`before-${period}`} className="text-ink-muted text-sm">
          {intl.formatMessage(befores[period], { amount: formatRand(before, locale) })}
        </span>
        {more !== 0 && (
          <span className="flex items-center gap-1.5 text-sm font-semibold">
            {more > 0 ? (
              <TrendingUpIcon aria-hidden="true" className="text-chalk-green size-4" />
            ) : (
              <TrendingDownIcon aria-hidden="true" className="text-danger size-4" />
            )}
            {more > 0 ? (
              <FormattedMessage
                defaultMessage="{amount} more"
                id="QIms8P"
                values={{ amount: formatRand(more, locale) }}
              />
            ) : (
              <FormattedMessage
                defaultMessage="{amount} less"
                id="RNYpKo"
                values={{ amount: formatRand(-more, locale) }}
              />
            )}
          </span>
        )}
      </dd>
    </div>
  )
}
