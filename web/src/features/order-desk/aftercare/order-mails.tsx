import { useApolloClient } from '@apollo/client/react'
import { SendIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Confirm } from '@/components/confirm.tsx'
import { Button } from '@/components/ui/button.tsx'
import { mailKind } from '@/domain/order/mail-kinds.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatMoment } from '@/lib/dates.ts'
import { useOnline } from '@/lib/network-status.ts'
import { showSnack } from '@/lib/snackbar.ts'
import type { DeskMail } from '../desk-order-document.ts'
import { sendMailAgain } from './send-mail-again.ts'

/** What the customer was written about an order; what is still true can be sent once more. */
export function OrderMails({ mails, to }: { mails: readonly DeskMail[]; to: string }) {
  const intl = useIntl()
  const client = useApolloClient()
  const [asking, setAsking] = useState<DeskMail | null>(null)
  if (mails.length === 0) return null
  const nameOf = ({ kind }: DeskMail) => mailKind(intl, kind)
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
