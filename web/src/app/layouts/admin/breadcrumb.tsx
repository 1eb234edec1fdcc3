import { ChevronRightIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths.ts'
import { useGroups } from '@/lib/groups.ts'
import { judge } from '@/config/access.ts'
import { sectionLabels } from './menu-sections.ts'
import { useCurrentScreen } from './use-current-screen.ts'

/** The path to the open screen: back-office, section, screen. */
export function Breadcrumb() {
  const intl = useIntl()
  const screen = useCurrentScreen()
  const home = judge(paths.admin.access, useGroups()) === 'open'
  const section = screen?.section ?? null
  const isHome = section === null
  const root = <FormattedMessage defaultMessage="Back-office" id="d1u5T7" />
  return (
    <nav
      aria-label={intl.formatMessage({ defaultMessage: 'Where you are', id: 'kYnPVH' })}
      className="min-w-0 text-sm font-medium"
    >
      <ol className="flex min-w-0 items-center gap-1.5">
        <li className={isHome ? 'truncate' : 'text-ink-muted truncate max-[1023px]:hidden'}>
          {home && !isHome ? (
            <Link to={paths.admin.href()} className="hover:text-board">
              {root}
            </Link>
          ) : (
            <span {...(isHome ? { 'aria-current': 'page' as const } : {})}>{root}</span>
          )}
        </li>
        {screen !== undefined && section !== null && (
          <>
            <Step className="max-[799px]:hidden">
              <span className="text-ink-muted">{intl.formatMessage(sectionLabels[section])}</span>
            </Step>
            <Step>
              <span aria-current="page">{intl.formatMessage(screen.address.name)}</span>
            </Step>
          </>
        )}
      </ol>
    </nav>
  )
}

function Step({ className = '', children }: { className?: string; children: React.ReactNode }) {
  return (
    <li className={`flex min-w-0 items-center gap-1.5 ${className}`}>
      <ChevronRightIcon
        aria-hidden="true"
        className="text-ink-muted/70 size-4 shrink-0 max-[799px]:hidden"
      />
      <span className="truncate">{children}</span>
    </li>
  )
}
