import { FormattedMessage, useIntl } from 'react-intl'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { signIn } from '@/features/account/auth-calls.ts'
import { AuthPage } from '@/features/account/auth-page.tsx'
import { SignInForm } from '@/features/account/sign-in-form.tsx'
import { useRedirectTarget } from '@/features/account/use-redirect-target.ts'
import { useSession } from '@/lib/session.ts'

export function Component() {
  const intl = useIntl()
  const session = useSession()
  const navigate = useNavigate()
  const { target, redirect } = useRedirectTarget()
  if (session.status === 'signed-in' && !session.restoring) return <Navigate to={target} replace />
  return (
    <AuthPage
      title={intl.formatMessage({ defaultMessage: 'Sign in', id: 'SQJto2' })}
      footer={
        <FormattedMessage
          defaultMessage="New here? <link>Create an account</link>" id="mXc8V6"
          values={{
            link: (text) => (
              <Button asChild variant="link" size="inline">
                <Link to={paths.signUp.href({ redirect })}>{text}</Link>
              </Button>
            ),
          }}
        />
      }
    >
      <SignInForm
        onSignIn={async (values) => {
          await signIn(values)
          await navigate(target, { replace: true })
        }}
        forgotten={
          <Link
            to={paths.forgottenPassword.href({ redirect })}
            className="text-board underline underline-offset-4"
          >
            <FormattedMessage defaultMessage="Forgotten your password?" id="fkuB1J" />
          </Link>
        }
      />
    </AuthPage>
  )
}
