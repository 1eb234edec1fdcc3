import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import type { LookupResult } from './lookup-login.ts'

const strong = (text: ReactNode) => <b className="text-ink">{text}</b>

function Sentence({ result, email }: { result: LookupResult; email: string }) {
  switch (result) {
    case 'existing':
      return (
        <FormattedMessage
          defaultMessage="We found an existing profile. Sign in and use <b>{email}</b> as your username."
          id="89AZnX"
          values={{ email, b: strong }}
        />
      )
    case 'matched':
      return (
        <FormattedMessage
          defaultMessage="We matched a profile. Further instructions were emailed to <b>{email}</b>."
          id="6ac56M"
          values={{ email, b: strong }}
        />
      )
    case 'none':
      return (
        <FormattedMessage
          defaultMessage="No profile matches <b>{email}</b>. Try another email or create a new profile."
          id="yPCgDd"
          values={{ email, b: strong }}
        />
      )
  }
}

/** One of the three answers to the search for a username (P8.5), and what to do next. */
export function LookupAnswer({ result, email }: { result: LookupResult; email: string }) {
  return (
    <div role="status" className="border-line bg-card grid gap-4 rounded-md border p-5">
      <p>
        <Sentence result={result} email={email} />
      </p>
      {result === 'existing' && (
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to={paths.signIn.href()}>
              <FormattedMessage defaultMessage="Sign In" id="Ub+AGc" />
            </Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.forgottenPassword.href()}>
              <FormattedMessage defaultMessage="Forgotten your password?" id="fkuB1J" />
            </Link>
          </Button>
        </div>
      )}
      {result === 'none' && (
        <Button asChild className="justify-self-start">
          <Link to={paths.signUp.href()}>
            <FormattedMessage defaultMessage="Create an account" id="0vL5u1" />
          </Link>
        </Button>
      )}
      {result === 'matched' && (
        <p className="text-ink-muted text-[15px]">
          <FormattedMessage
            defaultMessage="The link works for one hour. Nothing there after a few minutes? Look in your spam folder."
            id="3+pAdu"
          />
        </p>
      )}
    </div>
  )
}
