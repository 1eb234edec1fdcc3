import { EllipsisIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { withTexts } from '@/i18n/catalogue.ts'
import { useGroups } from '@/lib/groups.ts'
import { cn } from '@/lib/class-names.ts'
import { lazyPart } from '@/components/lazy-part.tsx'
import { appMenuEntries } from './app-menu-entries.ts'
import { MenuLink } from './menu-link.tsx'

const MoreDrawer = lazyPart(async () =>
  withTexts(import('./more-drawer.tsx')).then((module) => module.MoreDrawer),
)

const place =
  'flex h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-1 text-xs font-medium [&_svg]:size-[22px]'

/** More entries would be too narrow to hit with a thumb; the rest are under "More". */
const places = 4

/** The menu of phones, below 800 px: the pages of daily work, within reach of the thumb. */
export function BottomBar() {
  const intl = useIntl()
  // Null until it is first opened: what is drawn first does without it.
  const [open, setOpen] = useState<boolean | null>(null)
  const entries = appMenuEntries(useGroups())
  return (
    <nav
      aria-label={intl.formatMessage({ defaultMessage: 'Main menu', id: 'QCv9lw' })}
      className="bottom-bar bg-card border-line sticky bottom-0 z-40 flex border-t pb-[env(safe-area-inset-bottom)]"
    >
      {entries
        .flatMap((entry) => (entry.onPhone === null ? [] : { entry, label: entry.onPhone }))
        .slice(0, places)
        .map(({ entry, label }) => (
          <MenuLink
            key={entry.to}
            entry={entry}
            className={(here) => cn(place, here ? 'text-board' : 'text-ink-muted')}
          >
            <entry.icon aria-hidden="true" />
            <span className="max-w-full truncate">{intl.formatMessage(label)}</span>
          </MenuLink>
        ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onClick={() => setOpen(true)}
        className={cn(place, 'text-ink-muted')}
      >
        <EllipsisIcon aria-hidden="true" />
        <FormattedMessage
          defaultMessage="More"
          id="GG1Wmk"
          description="Opens the whole menu on a phone"
        />
      </button>
      {open !== null && (
        <Suspense fallback={null}>
          <MoreDrawer entries={entries} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </nav>
  )
}
