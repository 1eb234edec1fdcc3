import { useApolloClient } from '@apollo/client/react'
import { SendIcon } from 'lucide-react'
import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Confirm } from '@/components/confirm.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatMoment } from '@/lib/dates.ts'
import { useOnline } from '@/lib/network-status.ts'
import { showSnack } from '@/lib/snackbar.ts'
import type { DeskMail } from '../desk-order-document.ts'
import { sendMailAgain } from './send-mail-again.ts'

const kinds: Record<string, MessageDescriptor> = defineMessages({
  placed: { defaultMessage: 'Order confirmation with bank details', id: 'cfQAFZ' },
  changed: { defaultMessage: 'Order changed', id: 'cRHDex' },
  cancelled: { defaultMessage: 'Order cancelled', id: '0ix6PR' },
  paid: { defaultMessage: 'Payment received', id: 'uHAGog' },
  credited: { defaultMessage: 'Order cancelled, with the credit note', id: 'M22vED' },
  invoice: { defaultMessage: 'Invoice', id: 'Ecfndm' },
  refunded: { defaultMessage: 'Refund, with its credit note', id: 'RPeB12' },
  packed: { defaultMessage: 'A parcel was packed', id: 'mgUlfN' },
  sent: { defaultMessage: 'A parcel is on its way', id: 'WRpDHg' },
  delivered: { defaultMessage: 'A parcel was delivered', id: 'UK+GxM' },
  quoted: { defaultMessage: 'Quote, with the link to accept it', id: 'L0GvoW' },
  quote_ends: { defaultMessage: 'Reminder that the quote ends', id: 'MLOWmG' },
  held: { defaultMessage: 'Payment received that is not placed', id: 'wIdvSe' },
  returned: { defaultMessage: 'Card payment paid back', id: 'xc76W7' },
  seat: { defaultMessage: 'Invitation to a seat', id: 'PXQg7I' },
})

/** What the customer was written about an order; what is still true can be sent once more. */
export function OrderMails({ mails, to }: { mails: readonly DeskMail[]; to: string }) {
  const intl = useIntl()
  const client = useApolloClient()
  const [asking, setAsking] = useState<DeskMail | null>(null)
  if (mails.length === 0) return null
  const nameOf = ({ kind }: DeskMail) => {
    const known = kinds[kind]
    return known === undefined ? kind : intl.formatMessage(known)
  }
  return (
    <section aria-labelledby="order-mails">
      <h3 id="order-mails" className="text-lg">
        <FormattedMessage defaultMessage="Emails to the customer" id="82roKf" />
      </h3>
      <ul className="divide-line divide-y">
        {mails.map((mail) => (
          <Mail key={mail.id} mail={mail} name={nameOf(mail)} onAgain={() => setAsking(mail)} />
        ))}
      </ul>
      {asking !== null && (
        <Confirm
          title={<FormattedMessage defaultMessage="Send this email again?" id="MZApnY" />}
          action={<FormattedMessage defaultMessage="Send again" id="qs4xBq" />}
          onConfirm={async () => {
            await sendMailAgain(client, asking.id)
            showSnack(
              'done',
              intl.formatMessage({ defaultMessage: 'The email is on its way', id: 'o3djbO' }),
            )
          }}
          onClose={() => setAsking(null)}
        >
          <p>
            <FormattedMessage
              defaultMessage="“{name}” goes to {address} once more, with the order as it is now. The history says that you sent it."
              id="9sUPgu"
              values={{ name: nameOf(asking), address: asking.to ?? to }}
            />
          </p>
        </Confirm>
      )}
    </section>
  )
}

function Mail({ mail, name, onAgain }: { mail: DeskMail; name: string; onAgain: () => void }) {
  const intl = useIntl()
  const locale = useLocale()
  const online = useOnline()
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <p className="text-[15px]">
        <span className="font-semibold">{name}</span>
        <span className="text-ink-muted block text-sm">
          {mail.sentAt !== null ? (
            <FormattedMessage
              defaultMessage="Sent {moment}"
              id="1RGAUL"
              values={{
                moment: <time dateTime={mail.sentAt}>{formatMoment(mail.sentAt, locale)}</time>,
              }}
            />
          ) : mail.failed ? (
            <FormattedMessage
              defaultMessage="Could not be sent yet, is being tried again"
              id="WZlENX"
            />
          ) : (
            <FormattedMessage defaultMessage="On its way" id="AvNMDf" />
          )}
        </span>
      </p>
      {mail.maySend && (
        <Button
          variant="outline"
          size="sm"
          className="shrink-0"
          disabled={!online}
          aria-label={intl.formatMessage(
            { defaultMessage: 'Send again: {name}', id: '0J00Wi' },
            { name },
          )}
          onClick={onAgain}
        >
          <SendIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Send again" id="qs4xBq" />
        </Button>
      )}
    </li>
  )
}
