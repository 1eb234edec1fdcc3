import { DownloadIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom'
import { FormError } from '@/components/form/form-error.tsx'
import { PageHead } from '@/components/page-head.tsx'
import { Button } from '@/components/ui/button.tsx'
import { downloadQuotation } from '@/domain/quotation/download-quotation.ts'
import { quotationNumber } from '@/domain/quotation/sent-quotation.ts'
import { AcceptQuoteForm } from '@/features/quote-page/accept-quote-form.tsx'
import { quoteOfLink } from '@/features/quote-page/quote-calls.ts'
import { QuoteLines } from '@/features/quote-page/quote-lines.tsx'
import { QuoteStanding } from '@/features/quote-page/quote-standing.tsx'
import { sentenceLoaded } from '@/i18n/error-messages.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay } from '@/lib/dates.ts'
import { toAppError } from '@/lib/errors.ts'

export async function loader({ params }: LoaderFunctionArgs) {
  const { token = '' } = params
  try {
    return { token, quote: await quoteOfLink(token) }
  } catch (error) {
    // The page begins with this sentence, before the words of errors have come by themselves.
    await sentenceLoaded(error)
    return { token, error: toAppError(error) }
  }
}

/** A quote that was sent by mail, for whoever holds the link: it is read and ordered without signing in. */
export function Component() {
  const intl = useIntl()
  const locale = useLocale()
  const found = useLoaderData<typeof loader>()
  const revalidator = useRevalidator()
  const [problem, setProblem] = useState<unknown>(null)
  const again = () => void revalidator.revalidate()
  const title = intl.formatMessage({ defaultMessage: 'Quote', id: 'atzUcB' })
  if (found.quote === undefined) {
    return (
      <>
        <PageHead title={title} indexed={false} />
        <div className="page grid max-w-2xl gap-6 py-12 min-[740px]:py-20">
          <h1 className="text-[40px]">{title}</h1>
          <FormError error={found.error} />
          <Button variant="outline" className="justify-self-start" onClick={again}>
            <FormattedMessage defaultMessage="Try again" id="FazwRl" />
          </Button>
        </div>
      </>
    )
  }
  const { token, quote } = found
  const seller = quote.seller.tradingName
  const day = formatDay(quote.validUntil, locale)
  const download = async () => {
    setProblem(null)
    try {
      await downloadQuotation(token, quote.number)
    } catch (error) {
      setProblem(error)
    }
  }
  return (
    <>
      <PageHead title={title} indexed={false} />
      <div className="page py-12 min-[740px]:py-20">
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="min-w-0">
            <h1 className="text-[34px] tabular-nums min-[740px]:text-[48px]">
              <FormattedMessage
                defaultMessage="Quote {number}"
                id="mpUzD/"
                values={{ number: quotationNumber(quote.number) }}
              />
            </h1>
            <p className="text-ink-muted mt-2 wrap-anywhere">
              {quote.buyer === null ? (
                <FormattedMessage
                  defaultMessage="From {seller}, valid until {day}"
                  id="NAXX2L"
                  values={{ seller, day }}
                />
              ) : (
                <FormattedMessage
                  defaultMessage="For {name}, from {seller}, valid until {day}"
                  id="ISydgf"
                  values={{ seller, day, name: quote.buyer }}
                />
              )}
            </p>
          </div>
          <Button variant="outline" onClick={() => void download()}>
            <DownloadIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Download PDF" id="TclprG" />
          </Button>
        </header>
        {problem !== null && <FormError error={problem} />}
        <div className="mt-10 grid items-start gap-x-14 gap-y-10 min-[980px]:grid-cols-[1.15fr_1fr]">
          <QuoteLines quote={quote} />
          {quote.state === 'open' ? (
            <section
              aria-labelledby="quote-accept"
              className="border-line grid gap-5 rounded-lg border p-6"
            >
              <h2 id="quote-accept" className="text-2xl">
                <FormattedMessage defaultMessage="Accept this quote" id="+rOhp6" />
              </h2>
              <AcceptQuoteForm token={token} total={quote.total} onAccepted={again} />
            </section>
          ) : (
            <QuoteStanding quote={quote} />
          )}
        </div>
      </div>
    </>
  )
}
