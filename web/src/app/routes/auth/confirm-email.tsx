import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLoaderData, useLocation } from 'react-router-dom'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { AuthPage } from '@/features/account/sign-in/auth-page.tsx'
import { readMailLink } from '@/features/account/sign-in/mail-link.ts'
import { BrokenLink, MailLinkPage } from '@/features/account/sign-in/mail-link-page.tsx'
import { AppError, codeForWord } from '@/lib/errors.ts'
import { arrival } from '@/lib/session.ts'
import { HalfAgreed } from '@/features/account/sign-in/half-agreed.tsx'

/**
 * The page that every link in a mail of Auth leads to. The address has a token in its fragment, which the button spends; or,
 * from a link of Auth's own, the reason for a failure. A session in the address is not taken: it would be the sender's.
 */
export function loader() {
  if (arrival.halfAgreed) return { halfAgreed: true as const }
  if (arrival.errorCode === null) return { link: true as const }
  return { error: new AppError(codeForWord(arrival.errorCode) ?? 'link_expired') }
}

export function Component() {
  const intl = useIntl()
  const result = useLoaderData<typeof loader>()
  const { hash } = useLocation()
  if ('link' in result) {
    const link = readMailLink(hash)
    return link === null ? <BrokenLink /> : <MailLinkPage key={link.tokenHash} link={link} />
  }
  if ('halfAgreed' in result) return <HalfAgreed />
  return (
    <AuthPage title={intl.formatMessage({ defaultMessage: 'The link did not work', id: 'IsaG87' })}>
      <div className="grid justify-items-start gap-6">
        <FormError error={result.error} />
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to={paths.signIn.href()}>
              <FormattedMessage defaultMessage="Sign In" id="Ub+AGc" />
            </Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.forgottenPassword.href()}>
              <FormattedMessage defaultMessage="Ask for a new link" id="sxH/eV" />
            </Link>
          </Button>
        </div>
      </div>
    </AuthPage>
  )
}
