import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths.ts'

/** spec/platform.md 9: the purchase redirect delay. */
const delayMs = 4000

/** A bar that fills while the page is read, and then the way to what was bought. */
export function Onward() {
  const intl = useIntl()
  const navigate = useNavigate()
  // The clock is outside React.
  useEffect(() => {
    const timer = setTimeout(
      () => void navigate(paths.boughtProducts.href(), { replace: true }),
      delayMs,
    )
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <div
      role="progressbar"
      aria-label={intl.formatMessage({
        defaultMessage: 'On the way to your resources',
        id: 'KqRpj6',
      })}
      className="bg-line h-2 w-full max-w-xs overflow-hidden rounded-full"
    >
      <div
        className="bg-chalk-yellow fill-once h-full origin-left"
        style={{ animationDuration: `${String(delayMs)}ms` }}
      />
    </div>
  )
}
