import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { AuthPage } from '@/features/account/sign-in/auth-page.tsx'
import { EmailForm } from '@/features/account/sign-in/email-form.tsx'
import { LookupAnswer } from '@/features/account/sign-in/lookup-answer.tsx'
import { lookupLogin, type LookupResult } from '@/features/account/sign-in/lookup-login.ts'

export function Component() {
  const intl = useIntl()
  const [found, setFound] = useState<{ email: string; result: LookupResult } | null>(null)
  return (
    <AuthPage
      title={intl.formatMessage({ defaultMessage: 'Find your username', id: '+zORYB' })}
      intro={
        <FormattedMessage
          defaultMessage="Did you buy from us before? We use your email to find your username."
          id="x6wJT6"
        />
      }
      footer={
        <Button asChild variant="link" size="inline">
          <Link to={paths.signIn.href()}>
            <FormattedMessage defaultMessage="Back to sign in" id="odTkf5" />
          </Link>
        </Button>
      }
    >
      <div className="grid gap-6">
        <EmailForm
          again={found !== null}
          button={<FormattedMessage defaultMessage="Find my username" id="uaJkxU" />}
          onSend={async ({ email }) => {
            setFound(null)
            return { email, result: await lookupLogin({ email }) }
          }}
          onSent={setFound}
        />
        {found !== null && <LookupAnswer {...found} />}
      </div>
    </AuthPage>
  )
}
