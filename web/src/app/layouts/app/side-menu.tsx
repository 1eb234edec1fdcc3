import { LogOutIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { signOut } from '@/features/account/session/sign-out.ts'
import { useGroups } from '@/lib/groups.ts'
import { cn } from '@/lib/class-names.ts'
import { appMenuEntries } from './app-menu-entries.ts'
import { belowWhatStandsAbove } from './below-what-stands-above.ts'
import { MenuLink } from './menu-link.tsx'

const row =
  'flex h-11 items-center gap-3.5 rounded-md px-3 text-[15px] font-medium [&_svg]:size-5 [&_svg]:shrink-0'

/** The menu on the left, from 800 px: icons, and words from 1200 px. */
export function SideMenu() {
  const intl = useIntl()
  const entries = appMenuEntries(useGroups())
  const signOutLabel = intl.formatMessage({ defaultMessage: 'Sign Out', id: 'F62y+K' })
  return (
    <nav
      ref={belowWhatStandsAbove}
      aria-label={intl.formatMessage({ defaultMessage: 'Main menu', id: 'QCv9lw' })}
      className="border-line sticky top-[68px] flex h-[max(100dvh-var(--menu-top,68px)-var(--foot),min(24rem,100dvh-68px-var(--foot)))] flex-col gap-1 overflow-y-auto border-r p-3 min-[1200px]:w-60"
    >
      {entries.map((entry) => {
        const label = intl.formatMessage(entry.label)
        return (
          <MenuLink
            key={entry.to}
            entry={entry}
            title={label}
            className={(here) => cn(row, here ? 'bg-board/10 text-board' : 'hover:bg-board/8')}
          >
            <entry.icon aria-hidden="true" />
            <span className="max-[1199px]:sr-only">{label}</span>
          </MenuLink>
        )
      })}
      <button
        type="button"
        title={signOutLabel}
        className={cn(row, 'hover:bg-board/8 mt-auto')}
        onClick={() => void signOut()}
      >
        <LogOutIcon aria-hidden="true" />
        <span className="max-[1199px]:sr-only">
          <FormattedMessage defaultMessage="Sign Out" id="F62y+K" />
        </span>
      </button>
    </nav>
  )
}
