import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { ClosedDoorDrawing } from '@/components/brand/drawings/closed-door.tsx'
import { PageHead } from '@/components/page-head.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { useSession } from '@/lib/session.ts'

export function Component() {
  const intl = useIntl()
  const session = useSession()
  return (
    <div className="page flex flex-1 flex-col items-center justify-center py-16 text-center">
      <PageHead
        indexed={false}
        title={intl.formatMessage({ defaultMessage: 'No access', id: 'XLRt15' })}
      />
      <ClosedDoorDrawing />
      <h1 className="mt-8 text-[36px] min-[740px]:text-[48px]">
        <FormattedMessage defaultMessage="This door stays closed" id="buOPKH" />
      </h1>
      <p className="text-ink-muted mt-3 max-w-[48ch] text-lg text-balance wrap-anywhere">
        {session.status === 'signed-in' ? (
          <FormattedMessage
            defaultMessage="You are signed in as {email}. This account does not have access to that page."
            id="IaLwNR"
            values={{ email: session.user.email }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="That page is only for people who are signed in."
            id="ecYzqy"
          />
        )}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {session.status === 'signed-out' && (
          <Button asChild size="lg">
            <Link to={paths.signIn.href()}>
              <FormattedMessage defaultMessage="Sign In" id="Ub+AGc" />
            </Link>
          </Button>
        )}
        <Button asChild size="lg" variant={session.status === 'signed-in' ? 'primary' : 'outline'}>
          <Link to={paths.home.href()}>
            <FormattedMessage defaultMessage="Go to Home" id="Q3y8oz" />
          </Link>
        </Button>
      </div>
    </div>
  )
}
