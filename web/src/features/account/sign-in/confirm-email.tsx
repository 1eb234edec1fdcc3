import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { confirmWithCode, resendConfirmation } from './auth-calls.ts'
import { AuthPage } from './auth-page.tsx'
import { CheckYourMail } from './check-your-mail.tsx'
import { useRedirectTarget } from './use-redirect-target.ts'

/** Asks for the code that confirms the address of a new account, then leads to the page that the person wanted. */
export function ConfirmEmail({ email, intro }: { email: string; intro: ReactNode }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { target, redirect } = useRedirectTarget()
  return (
    <AuthPage
      title={intl.formatMessage({ defaultMessage: 'Check your email', id: 'zx7CKB' })}
      intro={intro}
    >
      <CheckYourMail
        code={{
          onSend: async (values) => confirmWithCode(email, values),
          onSent: () => navigate(target, { replace: true }),
        }}
        onResend={async () => resendConfirmation(email, redirect)}
      />
    </AuthPage>
  )
}
