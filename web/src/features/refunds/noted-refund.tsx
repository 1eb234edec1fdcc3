import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Confirm } from '@/components/confirm.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { Money } from '@/domain/money/money.tsx'
import { invoiceNumber } from '@/domain/order/download-invoice.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay, formatMoment } from '@/lib/dates.ts'
import { PayOutDialog } from './pay-out-dialog.tsx'
import { reasonWord, refundMethodWord } from './refund-words.ts'
import type { NotedRefund } from './refunds-document.ts'
import { payOut } from './save-refund.ts'

/** A refund of an order: how much, why, how, and whether the money has left. */
export function NotedRefundRow({ refund }: { refund: NotedRefund }) {
  const intl = useIntl()
  const locale = useLocale()
  const client = useApolloClient()
  const [open, setOpen] = useState<'pay-out' | 'came-back' | null>(null)
  const close = () => setOpen(null)
  const { paidOutOn, bankReference, providerReference, note } = refund
  const number =
    refund.number === null ? null : invoiceNumber({ kind: 'credit_note', number: refund.number })
  return (
    <li className="grid gap-1.5 py-3.5 text-[15px]">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold tabular-nums">
          <Money amount={refund.total} />
          <span className="text-ink-muted pl-3 font-normal">{number}</span>
        </span>
        <Badge tone={paidOutOn === null ? 'waiting' : 'good'}>
          {paidOutOn === null ? (
            <FormattedMessage defaultMessage="To be paid out" id="hBpGaj" />
          ) : (
            <FormattedMessage
              defaultMessage="Paid out on {day}"
              id="mT+HPj"
              values={{ day: formatDay(paidOutOn, locale) }}
            />
          )}
        </Badge>
      </p>
      <p>
        {refund.reason === null ? (
          <FormattedMessage defaultMessage="Money that is owed back" id="O8mpgr" />
        ) : (
          reasonWord(intl, refund.reason)
        )}
        <span className="text-ink-muted before:px-1.5 before:content-['·']">
          {refundMethodWord(intl, refund.method)}
        </span>
        {(bankReference ?? providerReference) !== null && (
          <span className="text-ink-muted wrap-anywhere before:px-1.5 before:content-['·']">
            {bankReference ?? providerReference}
          </span>
        )}
      </p>
      {note !== null && (
        <p className="bg-paper-deep/60 rounded-md px-3.5 py-2 wrap-anywhere">{note}</p>
      )}
      <p className="text-ink-muted text-sm">
        <span className="wrap-anywhere after:px-1.5 after:content-['·']">{refund.notedBy}</span>
        {formatMoment(refund.createdAt, locale)}
      </p>
      <p>
        {paidOutOn === null ? (
          <WritingButton size="sm" variant="outline" onClick={() => setOpen('pay-out')}>
            <FormattedMessage defaultMessage="Paid out…" id="XlGmK9" />
          </WritingButton>
        ) : (
          <WritingButton
            variant="link"
            size="inline"
            className="min-h-11"
            onClick={() => setOpen('came-back')}
          >
            <FormattedMessage defaultMessage="The money came back" id="4cQ4co" />
          </WritingButton>
        )}
      </p>
      {open === 'pay-out' && <PayOutDialog refund={refund} onClose={close} />}
      {open === 'came-back' && (
        <Confirm
          title={<FormattedMessage defaultMessage="Did the money come back?" id="TF/GQP" />}
          action={<FormattedMessage defaultMessage="It came back" id="DIdcUr" />}
          onConfirm={async () => payOut(client, refund.id, null)}
          onClose={close}
        >
          <FormattedMessage
            defaultMessage="The refund then waits to be paid out again. The history of the order keeps both."
            id="xEXX9a"
          />
        </Confirm>
      )}
    </li>
  )
}
