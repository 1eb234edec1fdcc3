import { FormattedMessage } from 'react-intl'
import { Money } from '@/domain/money/money.tsx'
import { OrderSums } from '@/domain/money/order-sums.tsx'
import { HowItComes, OrderedMembers } from '@/domain/product/how-it-comes.tsx'
import { parseRand } from '@/lib/money.ts'
import type { QuoteDocument } from './quote-document.ts'

/** What is offered, and what it comes to. */
export function QuoteLines({ quote }: { quote: QuoteDocument }) {
  return (
    <section aria-labelledby="quote-lines">
      <h2 id="quote-lines" className="text-2xl">
        <FormattedMessage defaultMessage="What is offered" id="ratAwR" />
      </h2>
      <ul className="divide-line divide-y">
        {quote.lines.map((line) => (
          <li key={line.lineId} className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 py-4">
            <p className="font-semibold text-pretty wrap-anywhere hyphens-auto">{line.title}</p>
            <p className="text-right tabular-nums">
              <Money amount={line.linePrice} />
            </p>
            <p className="text-ink-muted col-span-2 text-sm">
              <HowItComes physical={line.physical} members={line.members} />
              {line.quantity > 1 && (
                <span className="tabular-nums before:px-1.5 before:content-['·']">
                  <FormattedMessage
                    defaultMessage="{quantity, number} × {price}"
                    id="dUD4Fa"
                    values={{ quantity: line.quantity, price: <Money amount={line.unitPrice} /> }}
                  />
                </span>
              )}
            </p>
            <div className="col-span-2 empty:hidden">
              <OrderedMembers
                physical={line.physical}
                members={line.members.map((member) => ({ ...member, language: null }))}
              />
            </div>
          </li>
        ))}
      </ul>
      <div className="border-line border-t pt-4">
        <OrderSums
          sums={{ ...quote, couponCode: parseRand(quote.couponAmount) > 0 ? '' : null }}
          testId="quote-total"
        />
      </div>
    </section>
  )
}
