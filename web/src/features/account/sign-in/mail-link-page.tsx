import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { paths } from '@/config/paths.ts'
import { toAppError } from '@/lib/errors.ts'
import { authClient, useSession } from '@/lib/session.ts'
import { AuthPage } from './auth-page.tsx'
import { HalfAgreed } from './half-agreed.tsx'
import { acceptMailLink, wasUsedHere, type MailLink } from './mail-link.ts'
import { linkWords } from './mail-link-words.ts'
import { SpentLink } from './spent-link.tsx'

/** What a link in a mail opens: a sentence on what its button does. Nothing is spent before the press (149). */
export function MailLinkPage({ link }: { link: MailLink }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const session = useSession()
  const [state, setState] = useState<'ready' | 'pending' | 'half-agreed' | 'spent'>('ready')
  const [error, setError] = useState<unknown>(null)
  const pressed = useRef(false)
  useEffect(() => {
    // Loaded while the sentence is read; it sends nothing.
    authClient().catch(() => undefined)
  }, [])
  const words = linkWords(intl, link.type)
  if (state === 'half-agreed') return <HalfAgreed />
  if (state === 'spent') return <SpentLink link={link} />
  const goOn = async () => navigate(link.target, { replace: true })
  const press = async () => {
    if (pressed.current) return
    pressed.current = true
    setState('pending')
    setError(null)
    try {
      const outcome = await acceptMailLink(link)
      if (outcome === 'half-agreed') setState('half-agreed')
      else if (outcome === 'signed-in') await goOn()
      else await navigate(paths.signInCode.href({ redirect: link.target }), { replace: true })
    } catch (problem) {
      // Another window of this browser was quicker.
      if (wasUsedHere(link)) {
        await goOn()
        return
      }
      const failure = toAppError(problem)
      setState(failure.code === 'link_expired' ? 'spent' : 'ready')
      setError(failure)
    } finally {
      pressed.current = false
    }
  }
  return (
    <AuthPage title={words.title} intro={words.sentence}>
      <div className="grid justify-items-start gap-6">
        {session.status === 'signed-in' && (
          <p>
            <FormattedMessage
              defaultMessage="This browser is signed in as <b>{email}</b>. If the link is for another account, that account is signed in instead."
              id="gePkXJ"
              values={{
                email: session.user.email,
                b: (text) => <b className="wrap-anywhere">{text}</b>,
              }}
            />
          </p>
        )}
        <FormError error={error} />
        <WritingButton size="lg" disabled={state === 'pending'} onClick={() => void press()}>
          {words.button}
        </WritingButton>
      </div>
    </AuthPage>
  )
}

/** Shown for a link of which a part is missing. */
export function BrokenLink() {
  const intl = useIntl()
  return (
    <AuthPage
      title={intl.formatMessage({ defaultMessage: 'The link did not work', id: 'IsaG87' })}
      intro={
        <FormattedMessage
          defaultMessage="A part of the link is missing. Copy the whole link from the email, or ask for a new one."
          id="Py5Nut"
        />
      }
    >
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to={paths.forgottenPassword.href()}>
            <FormattedMessage defaultMessage="Ask for a new link" id="sxH/eV" />
          </Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={paths.signIn.href()}>
            <FormattedMessage defaultMessage="Sign In" id="Ub+AGc" />
          </Link>
        </Button>
      </div>
    </AuthPage>
  )
}
