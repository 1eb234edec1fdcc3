import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { languageName } from '@/i18n/language-names.ts'
import { useLocale } from '@/i18n/locale.ts'
import { placeName } from '@/i18n/province-names.ts'
import { formatDay, formatMoment } from '@/lib/dates.ts'
import { CustomerCard } from './customer-card.tsx'
import type { Customer } from './customer-document.ts'

/** Shown for an empty value. */
const none = '–'

/** Who a customer is, and how the account stands. */
export function FactsCard({ customer }: { customer: Customer }) {
  const intl = useIntl()
  const locale = useLocale()
  const { email, username, phone, school, province, language, lastSignInAt, merges } = customer
  return (
    <CustomerCard title={<FormattedMessage defaultMessage="Profile" id="itPgxd" />}>
      <dl className="grid gap-3 text-[15px]">
        <Fact label={<FormattedMessage defaultMessage="Email" id="sy+pv5" />}>
          {email === null ? null : (
            <>
              <a href={`mailto:${email}`} className="text-board underline underline-offset-4">
                {email}
              </a>
              {customer.emailConfirmedAt === null && (
                <span className="text-ink-muted block text-sm">
                  <FormattedMessage defaultMessage="not confirmed yet" id="8cE6K3" />
                </span>
              )}
            </>
          )}
        </Fact>
        {email !== username && (
          <Fact label={<FormattedMessage defaultMessage="Username" id="JCIgkj" />}>{username}</Fact>
        )}
        <Fact label={<FormattedMessage defaultMessage="Phone" id="O95R3Z" />}>
          {phone === null ? null : (
            <a
              href={`tel:${phone}`}
              className="text-board tabular-nums underline underline-offset-4"
            >
              {phone}
            </a>
          )}
        </Fact>
        <Fact label={<FormattedMessage defaultMessage="School" id="c9n6Sh" />}>{school}</Fact>
        <Fact label={<FormattedMessage defaultMessage="Province" id="f9teca" />}>
          {province === null ? null : placeName(intl, province)}
        </Fact>
        <Fact label={<FormattedMessage defaultMessage="Language" id="y1Z3or" />}>
          {language === null ? null : languageName(intl, language)}
        </Fact>
        <Fact label={<FormattedMessage defaultMessage="Registration Date" id="h2lceh" />}>
          {formatDay(customer.registrationDate, locale)}
        </Fact>
        <Fact label={<FormattedMessage defaultMessage="Last sign-in" id="jfykAn" />}>
          {lastSignInAt === null ? (
            <FormattedMessage defaultMessage="never" id="+YWNkP" description="Last sign-in" />
          ) : (
            formatMoment(lastSignInAt, locale)
          )}
        </Fact>
        {customer.passwordIsTemporary && (
          <Fact label={<FormattedMessage defaultMessage="Password" id="5sg7KC" />}>
            <FormattedMessage defaultMessage="still the temporary one" id="pBBRwV" />
          </Fact>
        )}
        {merges.length > 0 && (
          <Fact label={<FormattedMessage defaultMessage="Merged into this account" id="ce/JW6" />}>
            {merges.map(({ id, username: former, mergedAt }) => (
              <span key={id} className="block">
                {former}
                <span className="text-ink-muted before:mx-1.5 before:content-['·']">
                  {formatDay(mergedAt, locale)}
                </span>
              </span>
            ))}
          </Fact>
        )}
      </dl>
    </CustomerCard>
  )
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(6.5rem,2fr)_minmax(0,3fr)] gap-3">
      <dt className="text-ink-muted text-sm leading-6">{label}</dt>
      <dd className="wrap-anywhere">{children ?? none}</dd>
    </div>
  )
}
