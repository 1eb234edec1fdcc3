import { FormattedMessage, useIntl } from 'react-intl'
import { PageTitle } from '@/components/page-title.tsx'
import { SubscriptionsEnded } from '@/features/subscription/subscriptions-ended.tsx'
import { useSession } from '@/lib/session.ts'

/** Whose account this is, and what became of subscriptions. */
export function Component() {
  const intl = useIntl()
  const session = useSession()
  const title = intl.formatMessage({ defaultMessage: 'Profile', id: 'itPgxd' })
  return (
    <div className="max-w-2xl">
      <PageTitle title={title} />
      <h1 className="text-3xl">{title}</h1>
      {session.status === 'signed-in' && (
        <p className="mt-4">
          <span className="text-ink-muted">
            <FormattedMessage defaultMessage="Signed in as" id="eKkv+H" />
          </span>
          <strong className="block font-semibold break-all">{session.user.email}</strong>
        </p>
      )}
      <h2 className="mt-10 mb-4 text-2xl">
        <FormattedMessage defaultMessage="Subscription" id="R/6nsx" />
      </h2>
      <SubscriptionsEnded />
    </div>
  )
}
