import { defineMessages, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { cn } from '@/lib/class-names.ts'
import { libraryViews, type LibraryView } from './library-views.ts'

const labels = defineMessages({
  purchased: {
    defaultMessage: 'Everything',
    id: 'rpf7C2',
    description: 'All resources of the library',
  },
  bought: { defaultMessage: 'Bought', id: 'uiz+QT', description: 'Resources that were bought' },
  subscribed: {
    defaultMessage: 'With my subscription',
    id: 'gF8U3k',
    description: 'Resources that were taken with a subscription',
  },
})

/** The views of the library. Subscriptions have ended, so only former subscribers see theirs. */
export function LibraryTabs({ view, subscriber }: { view: LibraryView; subscriber: boolean }) {
  const intl = useIntl()
  const shown: LibraryView[] = ['purchased', 'bought']
  if (subscriber || view === 'subscribed') shown.push('subscribed')
  return (
    <nav
      aria-label={intl.formatMessage({ defaultMessage: 'Views of the library', id: 'mScl+n' })}
      className="border-line mt-4 -mb-px border-b"
    >
      <ul className="flex [scrollbar-width:none] gap-6 overflow-x-auto">
        {shown.map((one) => (
          <li key={one}>
            <Link
              to={libraryViews[one].list.href()}
              aria-current={one === view ? 'page' : undefined}
              className={cn(
                '-mb-px flex min-h-11 items-center border-b-2 px-0.5 text-[15px] font-semibold whitespace-nowrap',
                one === view
                  ? 'border-board text-board'
                  : 'text-ink-muted hover:text-ink border-transparent',
              )}
            >
              {intl.formatMessage(labels[one])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
