import { DownloadIcon, LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useCopyText } from '@/components/use-copy-text.ts'
import { paths } from '@/config/paths.ts'
import { siteOrigin } from '@/config/site-origin.ts'
import { Money } from '@/domain/money/money.tsx'
import { downloadQuotation } from '@/domain/quotation/download-quotation.ts'
import { quotationNumber, type SentQuotation } from '@/domain/quotation/sent-quotation.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay } from '@/lib/dates.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { StateBadge } from './state-badge.tsx'

/** One quotation: its number and amount, until when it holds, what became of it; its PDF and its link. */
export function SentQuotationRow({ quotation }: { quotation: SentQuotation }) {
  const intl = useIntl()
  const locale = useLocale()
  const copy = useCopyText()
  const [error, setError] = useState<unknown>(null)
  const number = quotationNumber(quotation.number)
  const download = async () => {
    setError(null)
    try {
      await downloadQuotation(quotation.token, quotation.number)
    } catch (problem) {
      setError(problem)
    }
  }
  const copyLink = async () => {
    const link = `${siteOrigin()}${paths.quote.href(quotation.token)}`
    if (!(await copy(link))) return
    showSnack('done', intl.formatMessage({ defaultMessage: 'The link is copied', id: 'C9leo5' }))
  }
  return (
    <li className="grid gap-1.5 py-3.5 text-[15px]">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold tabular-nums">
          <Money amount={quotation.total} />
          <span className="text-ink-muted pl-3 font-normal">{number}</span>
        </span>
        <StateBadge state={quotation.state} />
      </p>
      <p className="text-ink-muted text-sm">
        <FormattedMessage
          defaultMessage="Sent on {sent}, valid until {until}"
          id="3dL3cP"
          values={{
            sent: formatDay(quotation.issuedAt, locale),
            until: formatDay(quotation.validUntil, locale),
          }}
        />
        {quotation.sentTo !== null && (
          <span className="wrap-anywhere before:px-1.5 before:content-['·']">
            <FormattedMessage
              defaultMessage="also to {email}"
              id="K4RR3N"
              values={{ email: quotation.sentTo }}
            />
          </span>
        )}
      </p>
      {quotation.acceptedAt !== null && (
        <p className="wrap-anywhere">
          <FormattedMessage
            defaultMessage="Accepted by {name} on {day}"
            id="OzGiId"
            values={{ name: quotation.acceptedBy, day: formatDay(quotation.acceptedAt, locale) }}
          />
          {quotation.purchaseOrderNumber !== null && (
            <span className="before:px-1.5 before:content-['·']">
              <FormattedMessage
                defaultMessage="their order {number}"
                id="AvKaYr"
                values={{ number: quotation.purchaseOrderNumber }}
              />
            </span>
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-2 pt-1">
        <Button
          size="sm"
          variant="outline"
          aria-label={intl.formatMessage(
            { defaultMessage: 'Download quote {number}', id: 'aE3Sup' },
            { number },
          )}
          onClick={() => void download()}
        >
          <DownloadIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Download PDF" id="TclprG" />
        </Button>
        {quotation.state === 'open' && (
          <Button size="sm" variant="outline" onClick={() => void copyLink()}>
            <LinkIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Copy link" id="lbr3Lq" />
          </Button>
        )}
      </div>
      {error !== null && <FormError error={error} />}
    </li>
  )
}
