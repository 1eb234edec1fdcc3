import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { resendConfirmation } from './auth-calls.ts'
import { AuthPage } from './auth-page.tsx'
import { CheckYourMail } from './check-your-mail.tsx'
import { EmailForm } from './email-form.tsx'
import type { MailLink } from './mail-link.ts'

/** Shown when Auth refuses a link: it was used, or is older than an hour; Auth does not say which. With a way to a new one. */
export function SpentLink({ link }: { link: MailLink }) {
  const intl = useIntl()
  const redirect = link.redirect ?? undefined
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  return (
    <AuthPage
      title={intl.formatMessage({ defaultMessage: 'The link did not work', id: 'IsaG87' })}
      intro={
        <FormattedMessage
          defaultMessage="This link was used before, or is more than an hour old. If you have used it, sign in; otherwise ask for a new one."
          id="BE6EIP"
        />
      }
      footer={
        <Button asChild variant="link" size="inline">
          <Link to={paths.signIn.href({ redirect })}>
            <FormattedMessage defaultMessage="Sign In" id="Ub+AGc" />
          </Link>
        </Button>
      }
    >
      {link.type !== 'signup' && (
        <Button asChild>
          <Link
            to={
              link.type === 'email_change' ? paths.account.href() : paths.forgottenPassword.href()
            }
          >
            <FormattedMessage defaultMessage="Ask for a new link" id="sxH/eV" />
          </Link>
        </Button>
      )}
      {link.type === 'signup' && mailedTo === null && (
        <EmailForm
          button={<FormattedMessage defaultMessage="Send me a link" id="NkZg03" />}
          onSend={async ({ email }) => {
            await resendConfirmation(email, redirect)
            return email
          }}
          onSent={setMailedTo}
        />
      )}
      {mailedTo !== null && (
        <CheckYourMail onResend={async () => resendConfirmation(mailedTo, redirect)} />
      )}
    </AuthPage>
  )
}
