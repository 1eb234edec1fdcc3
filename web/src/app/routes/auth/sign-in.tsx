import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  Link,
  redirect,
  useLoaderData,
  useNavigate,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { signIn, type SignInStep } from '@/features/account/sign-in/auth-calls.ts'
import { AuthPage } from '@/features/account/sign-in/auth-page.tsx'
import { ConfirmEmail } from '@/features/account/sign-in/confirm-email.tsx'
import { takeFailedSignIn } from '@/features/account/sign-in/failed-sign-in.ts'
import { SignInForm } from '@/features/account/sign-in/sign-in-form.tsx'
import { useRedirectTarget } from '@/features/account/sign-in/use-redirect-target.ts'
import type { SignInForm as Values } from '@/features/account/account-form-schemas.ts'
import { toAppError } from '@/lib/errors.ts'
import { ownPath } from '@/lib/own-path.ts'
import { confirmedSession } from '@/lib/session.ts'

/** Redirects people who are signed in already, and people whose code is still missing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const failed = takeFailedSignIn()
  const target = ownPath(new URL(request.url).searchParams.get('redirect'))
  const session = await confirmedSession()
  if (session.status === 'signed-in') return redirect(target)
  return session.codeDue && failed === null
    ? redirect(paths.signInCode.href({ redirect: target }))
    : failed
}

/** Signs in. Returns the address when it has to be confirmed first. */
async function trySignIn(values: Values): Promise<SignInStep | { unconfirmed: string }> {
  try {
    return await signIn(values)
  } catch (error) {
    if (toAppError(error).code !== 'email_not_confirmed') throw error
    return { unconfirmed: values.email }
  }
}

export function Component() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { target, redirect: wish } = useRedirectTarget()
  const result = useLoaderData<typeof loader>()
  const failed = result instanceof Response ? null : result
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  if (unconfirmed !== null) {
    return (
      <ConfirmEmail
        email={unconfirmed}
        intro={
          <FormattedMessage
            defaultMessage="The address <b>{email}</b> is not confirmed yet. Open the link in our email on any device, or type its code here."
            id="wTCJt1"
            values={{ email: unconfirmed, b: (text) => <b className="text-ink">{text}</b> }}
          />
        }
      />
    )
  }
  return (
    <AuthPage
      title={intl.formatMessage({ defaultMessage: 'Sign in', id: 'SQJto2' })}
      footer={
        <div className="grid gap-2">
          <p>
            <FormattedMessage
              defaultMessage="New here? <link>Create an account</link>"
              id="mXc8V6"
              values={{
                link: (text) => (
                  <Button asChild variant="link" size="inline">
                    <Link to={paths.signUp.href({ redirect: wish })}>{text}</Link>
                  </Button>
                ),
              }}
            />
          </p>
          <p>
            <FormattedMessage
              defaultMessage="Bought from us before? <link>Find your username</link>"
              id="a3xAEE"
              values={{
                link: (text) => (
                  <Button asChild variant="link" size="inline">
                    <Link to={paths.retrieveLogin.href()}>{text}</Link>
                  </Button>
                ),
              }}
            />
          </p>
        </div>
      }
    >
      <SignInForm
        failed={failed}
        onSend={trySignIn}
        onSent={async (step) => {
          if (typeof step === 'object') {
            setUnconfirmed(step.unconfirmed)
            return
          }
          const next = step === 'code-due' ? paths.signInCode.href({ redirect: wish }) : target
          await navigate(next, { replace: true })
        }}
        forgotten={
          <Link
            to={paths.forgottenPassword.href({ redirect: wish })}
            className="text-board underline underline-offset-4"
          >
            <FormattedMessage defaultMessage="Forgotten your password?" id="fkuB1J" />
          </Link>
        }
      />
    </AuthPage>
  )
}
