import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'

/** How long the confirmation is shown before the redirect (P4.8). */
const delayMs = 4000

/** A bar that fills while the page is read, then a redirect to the library; a button goes there at once. */
export function Onward() {
  const intl = useIntl()
  const navigate = useNavigate()
  // Synchronises with the clock.
  useEffect(() => {
    const timer = setTimeout(
      () => void navigate(paths.boughtProducts.href(), { replace: true }),
      delayMs,
    )
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <div className="grid justify-items-center gap-6">
      <div
        role="progressbar"
        aria-label={intl.formatMessage({
          defaultMessage: 'On the way to your resources',
          id: 'KqRpj6',
        })}
        className="bg-line h-2 w-[min(20rem,70vw)] overflow-hidden rounded-full"
      >
        <div
          className="bg-chalk-yellow fill-once h-full origin-left"
          style={{ animationDuration: `${String(delayMs)}ms` }}
        />
      </div>
      <Button asChild>
        <Link to={paths.boughtProducts.href()} replace>
          <FormattedMessage defaultMessage="Go to my resources" id="akXYdu" />
        </Link>
      </Button>
    </div>
  )
}
