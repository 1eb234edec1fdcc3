import { LogOutIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { KrytMark } from '@/components/brand/kryt-mark.tsx'
import { LanguageToggle } from '@/components/language-toggle.tsx'
import { LoadingBar } from '@/components/loading-bar.tsx'
import { ThemeToggle } from '@/components/theme-toggle.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { signOut } from '@/features/account/session/sign-out.ts'
import { useGroups } from '@/lib/groups.ts'
import { useSession } from '@/lib/session.ts'
import { ProfileButton } from '../website/profile-button.tsx'
import { AdminDrawer } from './admin-drawer.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { screensFor } from './menu-sections.ts'
import { PaletteButton } from './palette-button.tsx'
import { SitemapButton } from './sitemap-button.tsx'

/** The bar of the back-office. Below 800 px most of it is in the drawer. */
export function AdminBar() {
  const intl = useIntl()
  const session = useSession()
  const first = screensFor(useGroups())[0]
  const signOutLabel = intl.formatMessage({ defaultMessage: 'Sign Out', id: 'F62y+K' })
  return (
    <header className="bg-card border-line sticky top-0 z-40 border-b">
      <div className="flex h-14 items-center gap-2 px-4 min-[800px]:gap-3 min-[800px]:px-5">
        <Link
          to={first?.address.href() ?? paths.home.href()}
          aria-label={intl.formatMessage({
            defaultMessage: 'Back-office, to its first page',
            id: 'EzbbSK',
          })}
          className="text-board mr-2 shrink-0"
        >
          <KrytMark className="text-[25px]!" />
        </Link>
        <Breadcrumb />
        <div className="ml-auto flex shrink-0 items-center gap-2 min-[800px]:gap-3">
          <PaletteButton />
          <SitemapButton className="max-[799px]:hidden!" />
          <div className="flex items-center gap-1 max-[799px]:hidden">
            <LanguageToggle />
            <ThemeToggle />
          </div>
          {session.status === 'signed-in' && <ProfileButton email={session.user.email} />}
          <Button
            variant="outline"
            size="sm"
            className="max-[799px]:hidden!"
            aria-label={signOutLabel}
            title={signOutLabel}
            onClick={() => void signOut()}
          >
            <LogOutIcon aria-hidden="true" />
            <span aria-hidden="true" className="max-[1199px]:hidden">
              {signOutLabel}
            </span>
          </Button>
          <AdminDrawer className="-mr-2 min-[800px]:hidden!" />
        </div>
      </div>
      <LoadingBar />
    </header>
  )
}
