import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths.ts'
import { BankDetails } from '@/domain/payment/bank-details.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay } from '@/lib/dates.ts'
import type { QuoteDocument } from './quote-document.ts'

/** Why a quotation cannot be accepted any more, and what to do; or, once it was, where to pay. */
export function QuoteStanding({ quote }: { quote: QuoteDocument }) {
  const locale = useLocale()
  if (quote.state === 'accepted') return <Accepted quote={quote} />
  const reasons: Partial<Record<QuoteDocument['state'], ReactNode>> = {
    expired: (
      <FormattedMessage
        defaultMessage="This quote was valid until {day}."
        id="xnKklH"
        values={{ day: formatDay(quote.validUntil, locale) }}
      />
    ),
    changed: <FormattedMessage defaultMessage="We are changing this quote." id="H8AUP4" />,
    replaced: (
      <FormattedMessage defaultMessage="A newer quote was sent, which holds instead." id="251tYH" />
    ),
    withdrawn: <FormattedMessage defaultMessage="This quote was cancelled." id="3mFjCh" />,
  }
  return (
    <div
      role="status"
      className="border-chalk-yellow/55 bg-chalk-yellow/12 rounded-md border px-5 py-4"
    >
      <p className="font-semibold">{reasons[quote.state]}</p>
      <p className="mt-1">
        <FormattedMessage
          defaultMessage="It can no longer be accepted here. <link>Write to us</link> for another one."
          id="cOILQg"
          values={{
            link: (words) => (
              <Link className="text-board underline" to={paths.contact.href()}>
                {words}
              </Link>
            ),
          }}
        />
      </p>
    </div>
  )
}

function Accepted({ quote }: { quote: QuoteDocument }) {
  const locale = useLocale()
  const { orderNumber = null, orderStatus, paymentDue = null, bank = null } = quote
  return (
    <section aria-labelledby="quote-accepted" className="grid gap-4">
      <h2 id="quote-accepted" className="text-2xl" tabIndex={-1}>
        {orderStatus === 'PAID' ? (
          <FormattedMessage defaultMessage="Ordered and paid" id="cb3Gwx" />
        ) : (
          <FormattedMessage defaultMessage="This quote was ordered" id="0/yDGJ" />
        )}
      </h2>
      {quote.acceptedBy !== null && (
        <p className="wrap-anywhere">
          <FormattedMessage
            defaultMessage="By {name}, as order {number}."
            id="XgV2DG"
            values={{ name: quote.acceptedBy, number: orderNumber }}
          />
        </p>
      )}
      {bank !== null && (
        <>
          <p>
            {paymentDue === null ? (
              <FormattedMessage
                defaultMessage="Pay by bank transfer into this account:"
                id="AJT+mX"
              />
            ) : (
              <FormattedMessage
                defaultMessage="Please pay by {day} into this account:"
                id="SM9Ti3"
                values={{ day: formatDay(paymentDue, locale) }}
              />
            )}
          </p>
          <BankDetails account={bank} reference={orderNumber} />
        </>
      )}
    </section>
  )
}
