import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ReadError } from '@/components/form/read-error.tsx'
import { Money } from '@/domain/money/money.tsx'
import { MySubscriptionDocument } from './my-subscription.generated.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay, formatMoment } from '@/lib/dates.ts'
import { GradesForm } from './grades-form.tsx'
import { askForStatus } from './subscription-calls.ts'
import { packageWord, subscriptionWord } from './subscription-words.ts'

/** The state of a subscription from before December 2024; empty for everybody else. */
export function MySubscription({ userId }: { userId: string }) {
  const intl = useIntl()
  const locale = useLocale()
  const { data, error, refetch } = useQuery(MySubscriptionDocument, { variables: { userId } })
  const [unanswered, setUnanswered] = useState(false)
  const profile = data?.teacherProfileCollection.edges[0]?.node
  const subscription = profile?.subscription
  const token = subscription?.token ?? null
  // Synchronises with the provider, once each time the page is opened.
  useEffect(() => {
    if (token === null) return
    void askForStatus(token)
      .then(async () => refetch())
      .catch(() => setUnanswered(true))
  }, [token, refetch])
  if (error !== undefined && data === undefined)
    return <ReadError error={error} onRetry={refetch} />
  if (!profile || !subscription) return null
  const grades = subscription.grades.filter((grade) => grade !== null)
  return (
    <div className="border-line bg-card mb-6 grid gap-5 rounded-lg border p-5">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-ink-muted">
          <FormattedMessage defaultMessage="Status" id="tzMNF3" />
        </dt>
        <dd className="font-semibold" data-testid="subscription-status">
          {subscriptionWord(intl, subscription.statusText)}
        </dd>
        {subscription.runDate !== null && (
          <>
            <dt className="text-ink-muted">
              <FormattedMessage defaultMessage="Next payment" id="8X6Kwp" />
            </dt>
            <dd>{formatDay(subscription.runDate, locale)}</dd>
          </>
        )}
        <dt className="text-ink-muted">
          <FormattedMessage defaultMessage="Package" id="RcNFA2" />
        </dt>
        <dd>
          <FormattedMessage
            defaultMessage="{title}, {amount}"
            id="Z5kyDa"
            values={{
              title: packageWord(intl, subscription.title),
              amount: <Money amount={subscription.amount} />,
            }}
          />
        </dd>
        {!subscription.grandFathered && (
          <>
            <dt className="text-ink-muted">
              <FormattedMessage defaultMessage="Grades" id="bRxa7J" />
            </dt>
            <dd>{grades.join(', ')}</dd>
          </>
        )}
      </dl>
      {unanswered && (
        <p role="status" className="text-ink-muted text-sm">
          {subscription.checkedAt === null ? (
            <FormattedMessage
              defaultMessage="The card provider does not answer at the moment."
              id="J99As+"
            />
          ) : (
            <FormattedMessage
              defaultMessage="The card provider does not answer at the moment. This is what it said on {moment}."
              id="GtinSD"
              values={{ moment: formatMoment(subscription.checkedAt, locale) }}
            />
          )}
        </p>
      )}
      {token !== null && !subscription.grandFathered && subscription.statusText === 'ACTIVE' && (
        <GradesForm
          // Another change has to be agreed to again.
          key={grades.join()}
          subscription={{ ...subscription, token, teacherProfileId: profile.id }}
          current={grades}
          onSaved={() => void refetch()}
        />
      )}
    </div>
  )
}
