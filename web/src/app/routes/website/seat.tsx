import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { AuthPage } from '@/features/account/sign-in/auth-page.tsx'
import { prepareViewer } from '@/features/account/viewer/viewer.ts'
import { findInvitation } from '@/features/seats/find-invitation.ts'
import { OfferedResource, offerTitle, OfferWords } from '@/features/seats/seat-offer.tsx'
import { TakeSeatButton } from '@/features/seats/take-seat-button.tsx'
import { apolloClient } from '@/graphql/client.ts'
import { confirmedSession } from '@/lib/session.ts'

export async function loader({ params }: LoaderFunctionArgs) {
  const token = params['token'] ?? ''
  const session = await confirmedSession()
  const user = session.status === 'signed-in' ? session.user : null
  // Whoever has just created an account has no library yet to put the resource in.
  if (user !== null) await prepareViewer(apolloClient, user.id)
  return { token, user, invitation: await findInvitation(apolloClient, token) }
}

/** What the link in the email of an invitation opens: what it is, from whom, and the way to take it. */
export function Component() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { token, user, invitation } = useLoaderData<typeof loader>()
  const offer = invitation === null || invitation.state === 'withdrawn' ? null : invitation
  const productId = offer?.productId ?? null
  const open =
    productId === null ? paths.boughtProducts.href() : paths.boughtContent.href(productId)
  return (
    <AuthPage title={offerTitle(intl, invitation)} intro={<OfferWords invitation={invitation} />}>
      <div className="grid gap-8">
        {offer !== null && <OfferedResource offer={offer} />}
        {offer?.state === 'open' && user !== null && (
          <TakeSeatButton
            token={token}
            email={user.email}
            onTaken={async () => {
              await navigate(open)
            }}
          />
        )}
        {(offer?.state === 'mine' || offer?.state === 'owned') && (
          <div>
            <Button asChild size="lg">
              <Link to={open}>
                <FormattedMessage defaultMessage="Open your resource" id="z/8SRM" />
              </Link>
            </Button>
          </div>
        )}
        {user === null && (offer?.state === 'open' || offer?.state === 'taken') && (
          <SignInFirst token={token} />
        )}
      </div>
    </AuthPage>
  )
}

/** Both ways come back to this page. */
function SignInFirst({ token }: { token: string }) {
  const redirect = paths.seat.href(token)
  return (
    <div className="grid gap-3">
      <p>
        <FormattedMessage
          defaultMessage="Sign in or create an account; then you come back here."
          id="SgXOwv"
        />
      </p>
      <div className="flex flex-wrap gap-3">
        <Button asChild size="lg">
          <Link to={paths.signIn.href({ redirect })}>
            <FormattedMessage defaultMessage="Sign In" id="Ub+AGc" />
          </Link>
        </Button>
        <Button asChild size="lg" variant="outline">
          <Link to={paths.signUp.href({ redirect })}>
            <FormattedMessage defaultMessage="Create an account" id="0vL5u1" />
          </Link>
        </Button>
      </div>
    </div>
  )
}
