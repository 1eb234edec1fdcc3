import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { z } from 'zod/mini'
import { InfoDialog } from '@/components/form/info-dialog.tsx'
import { actorName } from '@/domain/changes/actor-name.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatMoment } from '@/lib/dates.ts'
import { PriceChange } from './price-change.tsx'
import { PriceHistoryDocument } from './price-history.generated.ts'

/** Rand and percentages as text; null: none. A column that is not there did not change. */
const prices = z.object({
  price: z.optional(z.nullable(z.string())),
  discount_percentage: z.optional(z.nullable(z.string())),
  price_percentage: z.optional(z.nullable(z.string())),
  sale_percentage: z.optional(z.nullable(z.string())),
  /** Moments. */
  sale_starts_at: z.optional(z.nullable(z.string())),
  sale_ends_at: z.optional(z.nullable(z.string())),
  sale_price: z.optional(z.nullable(z.string())),
})

export type Prices = z.infer<typeof prices>

const shape = z.array(
  z.object({ at: z.string(), actor: z.nullable(z.string()), before: prices, after: prices }),
)

/** What a resource or bundle has cost: each price that an administrator wrote or the clock changed, the newest first. */
export function PriceHistory({
  goods: { id, title },
  onClose,
}: {
  goods: { id: string; title: string }
  onClose: () => void
}) {
  const locale = useLocale()
  const { data, error } = useQuery(PriceHistoryDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  })
  const answer = data?.priceHistory
  const changes = typeof answer === 'string' ? shape.parse(JSON.parse(answer)) : null
  return (
    <InfoDialog
      title={<FormattedMessage defaultMessage="Price history" id="bnNR+Q" />}
      description={title}
      error={error ?? null}
      onClose={onClose}
    >
      {changes?.length === 0 && (
        <p className="text-ink-muted">
          <FormattedMessage
            defaultMessage="Nobody has changed its price here since it was made."
            id="i3DX8A"
          />
        </p>
      )}
      {changes !== null && changes.length > 0 && (
        <ol className="divide-line border-line divide-y rounded-md border">
          {changes.map(({ at, actor, before, after }) => (
            <li key={at + (actor ?? '')} className="grid gap-1 px-3.5 py-2.5">
              <span className="text-ink-muted flex flex-wrap gap-x-3 text-sm">
                <time dateTime={at}>{formatMoment(at, locale)}</time>
                <span className="wrap-anywhere">
                  {actor === null ? (
                    <FormattedMessage
                      defaultMessage="By itself"
                      id="Caswb3"
                      description="A sale began or ended by the clock"
                    />
                  ) : (
                    actorName(actor)
                  )}
                </span>
              </span>
              <PriceChange before={before} after={after} />
            </li>
          ))}
        </ol>
      )}
    </InfoDialog>
  )
}
