import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths.ts'
import { mailKind } from '@/domain/order/mail-kinds.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatMoment } from '@/lib/dates.ts'
import { AndMore } from './and-more.tsx'
import type { Overview } from './overview-document.ts'

/** Emails whose sending failed, the oldest first, each with the way to its order. */
export function UnsentMails({ mails }: { mails: Overview['mails'] }) {
  const intl = useIntl()
  const locale = useLocale()
  if (mails.count === 0) return null
  return (
    <section id="mails" aria-labelledby="unsent-mails" className="scroll-mt-24">
      <h2 id="unsent-mails" className="text-xl">
        <FormattedMessage defaultMessage="Emails not sent" id="j7nV8l" />
      </h2>
      <ul className="bg-card border-line divide-line mt-4 divide-y rounded-lg border">
        {mails.oldest.map(({ orderNumber, kind, since, attempts }, place) => (
          <li
            key={place}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3 tabular-nums"
          >
            {orderNumber !== null && (
              <Link
                to={adminPaths.productOrders.href(orderNumber)}
                className="text-board font-semibold underline-offset-4 hover:underline"
              >
                {orderNumber}
              </Link>
            )}
            <span>
              {kind === 'correction' ? (
                <FormattedMessage defaultMessage="Notice of a corrected file" id="iIaT2S" />
              ) : (
                mailKind(intl, kind)
              )}
            </span>
            <span className="text-ink-muted ml-auto text-sm">
              <FormattedMessage
                defaultMessage="{moment}, tried {attempts, plural, one {once} other {# times}}"
                id="fbCdIa"
                values={{ moment: formatMoment(since, locale), attempts }}
              />
            </span>
          </li>
        ))}
      </ul>
      <AndMore more={mails.count - mails.oldest.length} />
    </section>
  )
}
