import { ArrowUpIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { KrytMark } from '@/components/brand/kryt-mark.tsx'
import { LanguageToggle } from '@/components/language-toggle.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { release } from '@/config/release.ts'
import { timeZone } from '@/lib/dates.ts'
import { menuEntries } from './menu-entries.ts'

export function Footer() {
  const intl = useIntl()
  const year = intl.formatDate(new Date(), { year: 'numeric', timeZone })
  return (
    <footer className="border-line mt-auto border-t">
      <div className="page grid gap-8 py-10 min-[740px]:grid-cols-[1fr_auto] min-[740px]:items-end">
        <div>
          <KrytMark className="text-board" />
          <p className="text-ink-muted mt-4 max-w-sm text-[15px]">
            <FormattedMessage defaultMessage="Planning and resources for South African classrooms, grade R to 7." id="SLmg8k" />
          </p>
        </div>
        <nav
          aria-label={intl.formatMessage({ defaultMessage: 'Footer', id: 'Vge+RX' })}
          className="flex flex-wrap items-center gap-x-6 gap-y-3 text-[15px]"
        >
          {menuEntries.map((entry) => (
            <Link key={entry.to} to={entry.to} className="hover:text-board">
              <FormattedMessage {...entry.label} />
            </Link>
          ))}
          <Link to={paths.homeSection.href('resources')} className="hover:text-board">
            <FormattedMessage defaultMessage="Resources" id="c/KktL" />
          </Link>
          <LanguageToggle />
        </nav>
        <p className="text-ink-muted flex flex-wrap gap-x-4 text-sm min-[740px]:col-span-2">
          <span>
            <FormattedMessage
              defaultMessage="© {year} Kryt. All prices include VAT." id="NQM91M"
              values={{ year }}
            />
          </span>
          <span translate="no">{release}</span>
        </p>
      </div>
      <ScrollToTop />
    </footer>
  )
}

/** Appears by scrolling alone, without listening to every scroll event: it sticks to a tall strip. */
function ScrollToTop() {
  const intl = useIntl()
  const label = intl.formatMessage({ defaultMessage: 'To the top', id: 'Oqwyce' })
  return (
    <div className="pointer-events-none absolute top-[calc(100dvh+20px)] right-0 bottom-0 w-0">
      <Button
        variant="outline"
        size="icon"
        aria-label={label}
        title={label}
        className="shadow-lift pointer-events-auto sticky top-[calc(100dvh-64px)] -ml-16 rounded-full"
        onClick={() => window.scrollTo({ top: 0 })}
      >
        <ArrowUpIcon aria-hidden="true" />
      </Button>
    </div>
  )
}
