import { CircleCheckIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { PageTitle } from '@/components/page-title.tsx'
import { env } from '@/config/env.ts'
import { readAccount } from '@/features/account/details/account-details.ts'
import { AuthenticatorSection } from '@/features/account/authenticators/authenticator-section.tsx'
import { EmailSection } from '@/features/account/details/email-section.tsx'
import { OwnDataSection } from '@/features/account/own-data/own-data-section.tsx'
import { PasswordSection } from '@/features/account/details/password-section.tsx'
import { SmsSection } from '@/features/account/sms/sms-section.tsx'
import { acceptedLinkType } from '@/features/account/sign-in/mail-link.ts'

export const loader = async () => readAccount()

/** The account: email address, password, second factor, a copy of one's data, and its end. */
export function Component() {
  const intl = useIntl()
  const { email, nextEmail, authenticators, phones, phoneOfSignUp } = useLoaderData<typeof loader>()
  const revalidator = useRevalidator()
  const readAgain = () => void revalidator.revalidate()
  const title = intl.formatMessage({ defaultMessage: 'Account', id: 'TwyMau' })
  return (
    <div className="w-full max-w-4xl">
      <PageTitle title={title} />
      <h1 className="text-3xl">{title}</h1>
      <p className="text-ink-muted mt-2 mb-8">
        <FormattedMessage
          defaultMessage="How you sign in to Kryt, and what we hold about you."
          id="oRRPUO"
        />
      </p>
      {acceptedLinkType() === 'email_change' && (
        <p
          role="status"
          className="border-chalk-green bg-chalk-green/10 mb-8 flex items-center gap-3 rounded-r-md border-l-4 px-4 py-3"
        >
          <CircleCheckIcon aria-hidden="true" className="text-chalk-green size-5 shrink-0" />
          <span>
            <FormattedMessage
              defaultMessage="Your email is now <b>{email}</b>."
              id="cy9Orv"
              values={{ email, b: (text) => <b className="wrap-anywhere">{text}</b> }}
            />
          </span>
        </p>
      )}
      <EmailSection email={email} nextEmail={nextEmail} onChanged={readAgain} />
      {email !== null && <PasswordSection email={email} />}
      <AuthenticatorSection
        authenticators={authenticators}
        phones={phones.length}
        onChanged={readAgain}
      />
      {(env.smsCodes || phones.length > 0) && (
        <SmsSection
          phones={phones}
          suggested={phoneOfSignUp}
          others={authenticators.length}
          onChanged={readAgain}
        />
      )}
      {email !== null && <OwnDataSection email={email} />}
    </div>
  )
}
