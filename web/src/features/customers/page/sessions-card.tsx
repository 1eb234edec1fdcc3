import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Confirm } from '@/components/confirm.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { writeRow } from '@/graphql/write.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatShortMoment } from '@/lib/dates.ts'
import { useGroups } from '@/lib/groups.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { browserName } from './browser-name.ts'
import { CustomerCard, Nothing } from './customer-card.tsx'
import { customerName, type Customer } from './customer-document.ts'
import { EndSessionsDocument } from './customer-page.generated.ts'
import { isOfOffice } from './office.ts'

/** Where a customer is signed in, and signing the person out everywhere. */
export function SessionsCard({ customer }: { customer: Customer }) {
  const locale = useLocale()
  const [asking, setAsking] = useState(false)
  const { sessions, userId } = customer
  const superadmin = useGroups().includes('superadmin')
  const mayEnd = userId !== null && (superadmin || !isOfOffice(customer.groups))
  return (
    <CustomerCard
      title={
        <FormattedMessage
          defaultMessage="Signed in"
          id="nf/bzF"
          description="Heading of the sessions"
        />
      }
      count={sessions.length}
      action={
        sessions.length > 0 && mayEnd ? (
          <WritingButton variant="outline" size="sm" onClick={() => setAsking(true)}>
            <FormattedMessage defaultMessage="Sign out everywhere" id="ZmIH8d" />
          </WritingButton>
        ) : undefined
      }
    >
      {sessions.length === 0 ? (
        <Nothing>
          {userId === null ? (
            <FormattedMessage
              defaultMessage="This customer of the old shop has no sign-in yet."
              id="gi2aH8"
            />
          ) : (
            <FormattedMessage defaultMessage="Signed in nowhere." id="K3ON6/" />
          )}
        </Nothing>
      ) : (
        <ul className="grid gap-3">
          {sessions.map((session) => (
            <li key={session.id}>
              <p className="wrap-anywhere" title={session.browser ?? undefined}>
                {browserName(session.browser) ?? (
                  <FormattedMessage defaultMessage="Unknown device" id="10IkTF" />
                )}
              </p>
              <p className="text-ink-muted text-sm">
                <FormattedMessage
                  defaultMessage="last used {moment}"
                  id="uV/Sjv"
                  values={{
                    moment: (
                      <time dateTime={session.usedAt}>
                        {formatShortMoment(session.usedAt, locale)}
                      </time>
                    ),
                  }}
                />
              </p>
            </li>
          ))}
        </ul>
      )}
      {asking && userId !== null && (
        <EndSessions
          userId={userId}
          name={customerName(customer)}
          onClose={() => setAsking(false)}
        />
      )}
    </CustomerCard>
  )
}

function EndSessions({
  userId,
  name,
  onClose,
}: {
  userId: string
  name: string
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const end = async () => {
    const { endSessions } = await writeRow(client, EndSessionsDocument, { userId }, [
      'customerPage',
    ])
    showSnack(
      'done',
      intl.formatMessage(
        {
          defaultMessage:
            '{count, plural, =0 {Nobody was signed in any more} one {Signed out on one device} other {Signed out on # devices}}',
          id: 'GZxUFv',
        },
        { count: endSessions ?? 0 },
      ),
    )
  }
  return (
    <Confirm
      danger
      title={
        <FormattedMessage
          defaultMessage="Sign {name} out everywhere?"
          id="xZwRyY"
          values={{ name }}
        />
      }
      action={<FormattedMessage defaultMessage="Sign out everywhere" id="ZmIH8d" />}
      onConfirm={end}
      onClose={onClose}
    >
      <FormattedMessage
        defaultMessage="Every device has to sign in again. What was typed there and not saved is lost."
        id="e+2nFI"
      />
    </Confirm>
  )
}
