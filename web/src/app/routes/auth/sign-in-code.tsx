import { FormattedMessage, useIntl } from 'react-intl'
import { useState } from 'react'
import {
  Link,
  redirect,
  useLoaderData,
  useNavigate,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { giveUpSignIn, signInWithCode } from '@/features/account/details/account-calls.ts'
import { readAccount, type AccountDetails } from '@/features/account/details/account-details.ts'
import type { SentCode } from '@/features/account/sms/phone-factors.ts'
import { SendCodeToPhone } from '@/features/account/sms/send-code-to-phone.tsx'
import { AuthPage } from '@/features/account/sign-in/auth-page.tsx'
import { CodeForm } from '@/features/account/code/code-form.tsx'
import { useRedirectTarget } from '@/features/account/sign-in/use-redirect-target.ts'
import { ownPath } from '@/lib/own-path.ts'
import { confirmedSession } from '@/lib/session.ts'

/** Open only to people whose password was accepted and whose code is still missing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const target = ownPath(new URL(request.url).searchParams.get('redirect'))
  const session = await confirmedSession()
  if (session.status === 'signed-in') return redirect(target)
  return session.codeDue ? readAccount() : redirect(paths.signIn.href({ redirect: target }))
}

export function Component() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { target, redirect: wish } = useRedirectTarget()
  // The loader leads everybody else away.
  const { authenticators, phones } = useLoaderData<AccountDetails>()
  const [sent, setSent] = useState<SentCode | null>(null)
  const bySms = phones.length > 0
  const startAgain = async () => {
    await giveUpSignIn()
    await navigate(paths.signIn.href({ redirect: wish }), { replace: true })
  }
  return (
    <AuthPage
      title={intl.formatMessage({ defaultMessage: 'Your code', id: 'jbUdVP' })}
      intro={
        authenticators.length > 0 || !bySms ? (
          <FormattedMessage
            defaultMessage="Open the authenticator app on your phone and type the six digits it shows for Kryt."
            id="2e+DwW"
          />
        ) : (
          <FormattedMessage
            defaultMessage="We send six digits to your phone. Type them here."
            id="ImEJsK"
          />
        )
      }
      footer={
        <div className="grid justify-items-start gap-3">
          <p>
            <FormattedMessage
              defaultMessage="Phone lost or replaced? Use your second authenticator, or <link>write to us</link>: we check who you are and open your account again."
              id="DcCUTC"
              values={{
                link: (text) => (
                  <Link
                    to={paths.contact.href()}
                    className="text-board underline underline-offset-4"
                  >
                    {text}
                  </Link>
                ),
              }}
            />
          </p>
          <Button variant="link" size="inline" onClick={() => void startAgain()}>
            <FormattedMessage defaultMessage="Sign in with another account" id="54dfpX" />
          </Button>
        </div>
      }
    >
      {phones.map((phone) => (
        <SendCodeToPhone key={phone.id} phone={phone} onSent={setSent} />
      ))}
      {/* Without an app there is no code to type before one was sent. */}
      {(authenticators.length > 0 || !bySms || sent !== null) && (
        <CodeForm
          {...(bySms && { label: <FormattedMessage defaultMessage="Code" id="h2vipu" /> })}
          button={<FormattedMessage defaultMessage="Sign In" id="Ub+AGc" />}
          onSend={async (values) => signInWithCode(values, sent)}
          onSent={() => navigate(target, { replace: true })}
        />
      )}
    </AuthPage>
  )
}
