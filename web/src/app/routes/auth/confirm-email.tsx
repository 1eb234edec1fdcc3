import { FormattedMessage, useIntl } from 'react-intl'
import {
  Link,
  redirect,
  useLoaderData,
  useLocation,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { AuthPage } from '@/features/account/sign-in/auth-page.tsx'
import { readMailLink } from '@/features/account/sign-in/mail-link.ts'
import { BrokenLink, MailLinkPage } from '@/features/account/sign-in/mail-link-page.tsx'
import { AppError, codeForWord, toAppError } from '@/lib/errors.ts'
import { ownPath } from '@/lib/own-path.ts'
import { adoptSession, arrival, authClient } from '@/lib/session.ts'
import { HalfAgreed } from '@/features/account/sign-in/half-agreed.tsx'

function targetOf(wish: string | null): string {
  // Invited people have no password yet.
  if (arrival.type === 'recovery' || arrival.type === 'invite') return paths.newPassword.href()
  return arrival.type === 'email_change' ? paths.account.href() : ownPath(wish)
}

/**
 * The page that every link in a mail of Auth leads to. The address has a token in its fragment, which the button spends;
 * or, from a link of Auth's own, a session or the reason for a failure. After signing up, the person goes on to the page that the sign-up came from.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  if (arrival.halfAgreed) return { halfAgreed: true as const }
  if (arrival.errorCode !== null) {
    return { error: new AppError(codeForWord(arrival.errorCode) ?? 'link_expired') }
  }
  // A token in the fragment is spent by the button of this page, and by nothing else (149).
  if (!arrival.hasTokens) return { link: true as const }
  try {
    const auth = await authClient()
    // Reads the session from the fragment.
    const { error } = await auth.initialize()
    if (error !== null) throw toAppError(error)
    const session = await adoptSession()
    const target = targetOf(query.get('redirect'))
    if (session.status === 'signed-in') return redirect(target)
    if (session.codeDue) return redirect(paths.signInCode.href({ redirect: target }))
    return { error: new AppError('link_expired') }
  } catch (error) {
    return { error: toAppError(error) }
  }
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
        {!(result instanceof Response) && <FormError error={result.error} />}
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
