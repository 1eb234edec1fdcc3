import { FormattedMessage, useIntl } from 'react-intl'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { saveNewPassword } from '@/features/account/sign-in/auth-calls.ts'
import { AuthPage } from '@/features/account/sign-in/auth-page.tsx'
import { NewPasswordForm } from '@/features/account/sign-in/new-password-form.tsx'
import { acceptedLinkType } from '@/features/account/sign-in/mail-link.ts'
import { useSession } from '@/lib/session.ts'

/** People come here from a recovery mail or an invitation; its link or code has signed them in. */
export function Component() {
  const intl = useIntl()
  const session = useSession()
  const navigate = useNavigate()
  const title = intl.formatMessage({ defaultMessage: 'Choose a new password', id: 'h/HeZb' })
  if (session.status === 'signed-out' && session.codeDue) {
    return <Navigate replace to={paths.signInCode.href({ redirect: paths.newPassword.href() })} />
  }
  if (session.status === 'signed-out') {
    return (
      <AuthPage
        title={title}
        intro={
          <FormattedMessage
            defaultMessage="This page opens from the link in our email. Ask for a new link if yours has expired."
            id="XtisNe"
          />
        }
      >
        <Button asChild>
          <Link to={paths.forgottenPassword.href()}>
            <FormattedMessage defaultMessage="Ask for a new link" id="sxH/eV" />
          </Link>
        </Button>
      </AuthPage>
    )
  }
  const { email } = session.user
  // Invited people have no password yet.
  const invited = acceptedLinkType() === 'invite'
  return (
    <AuthPage
      title={
        invited ? intl.formatMessage({ defaultMessage: 'Welcome to Kryt', id: 'YBFvCw' }) : title
      }
      intro={
        invited ? (
          <FormattedMessage
            defaultMessage="Your account is {email}. Choose a password to sign in with."
            id="Wbxh0P"
            values={{ email }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="For {email}."
            id="bd9vA5"
            values={{ email }}
            description="Whose password is being changed"
          />
        )
      }
    >
      <NewPasswordForm
        first={invited}
        onSend={saveNewPassword}
        onSent={() => navigate(paths.home.href(), { replace: true })}
      />
    </AuthPage>
  )
}
