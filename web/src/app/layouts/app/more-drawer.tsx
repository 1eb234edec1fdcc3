import { LogOutIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Dialog, DialogTitle, DrawerContent } from '@/components/ui/dialog.tsx'
import { signOut } from '@/features/account/session/sign-out.ts'
import { cn } from '@/lib/class-names.ts'
import { DrawerStripPlace } from '../drawer-strip-place.tsx'
import { useCloseElsewhere } from '../use-close-elsewhere.ts'
import type { AppMenuEntry } from './app-menu-entries.ts'
import { MenuLink } from './menu-link.tsx'

const row =
  'hover:bg-board/8 flex h-13 items-center gap-4 rounded-md px-3 text-[17px] font-medium [&_svg]:size-5'

/** The whole menu on a phone. */
export function MoreDrawer({
  entries,
  open,
  onOpenChange,
}: {
  entries: readonly AppMenuEntry[]
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const intl = useIntl()
  useCloseElsewhere(() => onOpenChange(false))
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DrawerContent aria-describedby={undefined}>
        <DialogTitle>
          <FormattedMessage defaultMessage="Menu" id="tKMlOc" />
        </DialogTitle>
        <nav
          aria-label={intl.formatMessage({ defaultMessage: 'All pages', id: 'mCZAmW' })}
          className="-mx-3 mt-5 grid grid-cols-1 gap-1"
        >
          <DrawerStripPlace onOpen={() => onOpenChange(false)} />
          {entries.map((entry) => (
            <MenuLink
              key={entry.to}
              entry={entry}
              onClick={() => onOpenChange(false)}
              className={(here) => cn(row, here && 'bg-board/10 text-board')}
            >
              <entry.icon aria-hidden="true" />
              {intl.formatMessage(entry.label)}
            </MenuLink>
          ))}
          <hr className="border-line mx-3 my-2" />
          <button type="button" className={row} onClick={() => void signOut()}>
            <LogOutIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Sign Out" id="F62y+K" />
          </button>
        </nav>
      </DrawerContent>
    </Dialog>
  )
}
