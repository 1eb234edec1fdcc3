import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { mailKind } from '@/domain/order/mail-kinds.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatShortMoment } from '@/lib/dates.ts'
import { CustomerCard, Nothing, ShowMore } from './customer-card.tsx'
import type { Customer, CustomerMail } from './customer-document.ts'
import { useMore } from './use-more.ts'

/** The mails about a customer's orders, with what became of each. */
export function MailsCard({
  customer,
  mails,
}: {
  customer: Customer
  mails: NonNullable<Customer['mails']>
}) {
  const more = useMore('mails', customer.teacherProfileId, mails)
  return (
    <CustomerCard
      title={<FormattedMessage defaultMessage="Emails about orders" id="DfiMF/" />}
      count={mails.count}
    >
      {mails.count === 0 ? (
        <Nothing>
          <FormattedMessage defaultMessage="No email has been sent yet." id="pQ6+xK" />
        </Nothing>
      ) : (
        <ul className="divide-line -my-2 divide-y">
          {more.rows.map((mail) => (
            <MailRow key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
      <ShowMore more={more} />
    </CustomerCard>
  )
}

function MailRow({ mail }: { mail: CustomerMail }) {
  const intl = useIntl()
  const locale = useLocale()
  const moment = mail.sentAt ?? mail.createdAt
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0">
        <p className="font-semibold">{mailKind(intl, mail.kind)}</p>
        <p className="text-ink-muted text-sm">
          <time dateTime={moment} className="after:mx-1.5 after:content-['·']">
            {formatShortMoment(moment, locale)}
          </time>
          <Link
            to={adminPaths.productOrders.href(mail.orderNumber ?? mail.orderId)}
            className="text-board tabular-nums underline underline-offset-4"
          >
            {mail.orderNumber ?? mail.orderId.slice(0, 8)}
          </Link>
        </p>
        {mail.sentAt === null && mail.problem !== null && (
          <p className="text-danger text-sm wrap-anywhere">{mail.problem}</p>
        )}
      </div>
      <Standing mail={mail} />
    </li>
  )
}

function Standing({ mail: { sentAt, problem } }: { mail: CustomerMail }) {
  if (sentAt !== null) {
    return (
      <Badge tone="good">
        <FormattedMessage defaultMessage="Sent" id="iaTz63" description="State of a mail" />
      </Badge>
    )
  }
  return problem === null ? (
    <Badge tone="waiting">
      <FormattedMessage defaultMessage="Waiting" id="0y8l6u" description="State of a mail" />
    </Badge>
  ) : (
    <Badge tone="over">
      <FormattedMessage defaultMessage="Not sent" id="PwmwTE" description="State of a mail" />
    </Badge>
  )
}
