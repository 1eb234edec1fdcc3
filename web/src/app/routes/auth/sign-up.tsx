import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { signUp } from '@/features/account/sign-in/auth-calls.ts'
import { AuthPage } from '@/features/account/sign-in/auth-page.tsx'
import { ConfirmEmail } from '@/features/account/sign-in/confirm-email.tsx'
import { SignUpForm } from '@/features/account/sign-in/sign-up-form.tsx'
import { useRedirectTarget } from '@/features/account/sign-in/use-redirect-target.ts'
import { LegalDialogButton } from '@/features/legal/legal-dialog-button.tsx'
import type { LegalText } from '@/features/legal/legal-texts.ts'

/** A text to read over the form, in which nothing typed is lost. */
const legal = (name: LegalText) =>
  function LegalLink(text: ReactNode[]) {
    return (
      <LegalDialogButton
        name={name}
        className="text-board underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {text}
      </LegalDialogButton>
    )
  }

const termsLink = legal('terms-conditions')
const privacyLink = legal('privacy-policy')

export function Component() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { target, redirect } = useRedirectTarget()
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  if (mailedTo !== null) {
    return (
      <ConfirmEmail
        email={mailedTo}
        intro={
          <FormattedMessage
            defaultMessage="We sent an email to <b>{email}</b>. Open its link on any device, or type its code here."
            id="UxWqOp"
            values={{ email: mailedTo, b: (text) => <b className="text-ink">{text}</b> }}
          />
        }
      />
    )
  }
  return (
    <AuthPage
      title={intl.formatMessage({ defaultMessage: 'Create an account', id: '0vL5u1' })}
      intro={
        <FormattedMessage
          defaultMessage="For teachers and other adults aged 18 and over."
          id="A5juHC"
        />
      }
      footer={
        <FormattedMessage
          defaultMessage="Already have an account? <link>Sign in</link>"
          id="xotCDt"
          values={{
            link: (text) => (
              <Button asChild variant="link" size="inline">
                <Link to={paths.signIn.href({ redirect })}>{text}</Link>
              </Button>
            ),
          }}
        />
      }
    >
      <SignUpForm
        onSend={async (values) => ({ email: values.email, step: await signUp(values, redirect) })}
        onSent={async ({ email, step }) => {
          if (step === 'mailed') setMailedTo(email)
          else await navigate(target, { replace: true })
        }}
      />
      <p className="text-ink-muted text-[15px]">
        <FormattedMessage
          defaultMessage="With an account you accept the <terms>Terms and Conditions</terms>. The <privacy>Privacy Policy</privacy> says what happens to your information."
          id="AnPD54"
          values={{ terms: termsLink, privacy: privacyLink }}
        />
      </p>
    </AuthPage>
  )
}
