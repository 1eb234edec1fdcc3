import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { recoverWithCode, sendPasswordLink } from '@/features/account/sign-in/auth-calls.ts'
import { AuthPage } from '@/features/account/sign-in/auth-page.tsx'
import { CheckYourMail } from '@/features/account/sign-in/check-your-mail.tsx'
import { EmailForm } from '@/features/account/sign-in/email-form.tsx'
import { useRedirectTarget } from '@/features/account/sign-in/use-redirect-target.ts'

export function Component() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { redirect } = useRedirectTarget()
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  if (mailedTo !== null) {
    return (
      <AuthPage
        title={intl.formatMessage({ defaultMessage: 'Check your email', id: 'zx7CKB' })}
        intro={
          <FormattedMessage
            defaultMessage="If <b>{email}</b> has an account, an email is on its way. Open its link on any device, or type its code here, to choose a new password."
            id="a18ogX"
            values={{ email: mailedTo, b: (text) => <b className="text-ink">{text}</b> }}
          />
        }
      >
        <CheckYourMail
          code={{
            onSend: async (values) => recoverWithCode(mailedTo, values),
            onSent: (step) => {
              const next = paths.newPassword.href()
              const code = paths.signInCode.href({ redirect: next })
              return navigate(step === 'code-due' ? code : next, { replace: true })
            },
          }}
          onResend={async () => sendPasswordLink({ email: mailedTo })}
        />
      </AuthPage>
    )
  }
  return (
    <AuthPage
      title={intl.formatMessage({ defaultMessage: 'Forgotten password', id: 'P4eOTz' })}
      intro={
        <FormattedMessage defaultMessage="We email you a link to choose a new one." id="XjVer6" />
      }
      footer={
        <Button asChild variant="link" size="inline">
          <Link to={paths.signIn.href({ redirect })}>
            <FormattedMessage defaultMessage="Back to sign in" id="odTkf5" />
          </Link>
        </Button>
      }
    >
      <EmailForm
        button={<FormattedMessage defaultMessage="Send me a link" id="NkZg03" />}
        onSend={async ({ email }) => {
          await sendPasswordLink({ email })
          return email
        }}
        onSent={setMailedTo}
      />
    </AuthPage>
  )
}
