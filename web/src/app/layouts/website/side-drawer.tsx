import {
  CalendarDaysIcon,
  FolderDownIcon,
  KeyRoundIcon,
  LogInIcon,
  LogOutIcon,
  UserRoundIcon,
} from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { KrytMark } from '@/components/brand/kryt-mark.tsx'
import { LanguageToggle } from '@/components/language-toggle.tsx'
import { ThemeToggle } from '@/components/theme-toggle.tsx'
import { Dialog, DialogTitle, DrawerContent } from '@/components/ui/dialog.tsx'
import { judge } from '@/config/access.ts'
import { paths } from '@/config/paths.ts'
import { signOut } from '@/features/account/session/sign-out.ts'
import { useGroups } from '@/lib/groups.ts'
import { useSession } from '@/lib/session.ts'
import { DrawerStripPlace } from '../drawer-strip-place.tsx'
import { useCloseElsewhere } from '../use-close-elsewhere.ts'
import { menuEntries } from './menu-entries.ts'

const row =
  'hover:bg-board/8 flex h-13 items-center gap-4 rounded-md px-3 text-[17px] font-medium [&_svg]:size-5'

/** The menu of phones, below 740 px. */
export function SideDrawer({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const session = useSession()
  const groups = useGroups()
  const close = () => onOpenChange(false)
  useCloseElsewhere(close)
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DrawerContent aria-describedby={undefined}>
        <DialogTitle className="text-board">
          <KrytMark />
        </DialogTitle>
        <nav className="-mx-3 mt-8 grid grid-cols-1 gap-1">
          {menuEntries.map((entry) => (
            <Link key={entry.to} to={entry.to} onClick={close} className={row}>
              <entry.icon aria-hidden="true" className="text-board" />
              <FormattedMessage {...entry.label} />
            </Link>
          ))}
          <hr className="border-line mx-3 my-2" />
          {session.status === 'signed-in' ? (
            <>
              <p className="text-ink-muted truncate px-3 py-1 text-sm">{session.user.email}</p>
              <DrawerStripPlace onOpen={close} />
              {judge(paths.calendar.access, groups) === 'open' && (
                <Link to={paths.calendar.href()} onClick={close} className={row}>
                  <CalendarDaysIcon aria-hidden="true" className="text-board" />
                  <FormattedMessage defaultMessage="Calendar" id="Coy6SH" />
                </Link>
              )}
              <Link to={paths.boughtProducts.href()} onClick={close} className={row}>
                <FolderDownIcon aria-hidden="true" className="text-board" />
                <FormattedMessage defaultMessage="Library" id="StcK67" />
              </Link>
              <Link to={paths.profile.href()} onClick={close} className={row}>
                <UserRoundIcon aria-hidden="true" className="text-board" />
                <FormattedMessage defaultMessage="Profile" id="itPgxd" />
              </Link>
              <Link to={paths.account.href()} onClick={close} className={row}>
                <KeyRoundIcon aria-hidden="true" className="text-board" />
                <FormattedMessage defaultMessage="Account" id="TwyMau" />
              </Link>
              <button type="button" className={row} onClick={() => void signOut()}>
                <LogOutIcon aria-hidden="true" className="text-board" />
                <FormattedMessage defaultMessage="Sign Out" id="F62y+K" />
              </button>
            </>
          ) : (
            <Link
              to={paths.signIn.href({ redirect: paths.products.href() })}
              onClick={close}
              className={row}
            >
              <LogInIcon aria-hidden="true" className="text-board" />
              <FormattedMessage defaultMessage="Sign In" id="Ub+AGc" />
            </Link>
          )}
        </nav>
        <div className="mt-auto flex items-center justify-between pt-8">
          <LanguageToggle />
          <ThemeToggle />
        </div>
      </DrawerContent>
    </Dialog>
  )
}
