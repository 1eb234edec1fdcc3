import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { keptFor } from '@/lib/kept-for.ts'
import { readOrderSeats, type SeatedLine } from './seats-document.ts'
import { SeatsOfLine } from './seats-of-line.tsx'
import { OrderSeatsDocument, type OrderSeatsQuery } from './seats.generated.ts'

/** The same list for the same answer. */
const seatsIn = keptFor((data: OrderSeatsQuery): SeatedLine[] =>
  typeof data.orderSeats === 'string' ? readOrderSeats(data.orderSeats) : [],
)

/**
 * The seats of an order, if several of a resource were bought.
 * @param office whether an administrator reads it, who gives none but can take back what was taken
 */
export function OrderSeats({ orderId, office = false }: { orderId: string; office?: boolean }) {
  const { data, error } = useQuery(OrderSeatsDocument, {
    variables: { orderId },
    fetchPolicy: 'cache-and-network',
  })
  if (data === undefined) return error === undefined ? null : <FormError error={error} />
  const lines = seatsIn(data) // a whole answer, never a part
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="order-seats">
      <h3 id="order-seats" className="pb-3 text-lg">
        <FormattedMessage defaultMessage="Seats" id="n78zqT" />
      </h3>
      {!office && (
        <p className="text-ink-muted pb-3 text-sm text-pretty">
          <FormattedMessage
            defaultMessage="Each colleague whom you invite gets an email with a link, and has the resource in a library of their own."
            id="kEtdbu"
          />
        </p>
      )}
      <div className="grid gap-4">
        {lines.map((line) => (
          <SeatsOfLine key={line.lineId} line={line} office={office} />
        ))}
      </div>
    </section>
  )
}
