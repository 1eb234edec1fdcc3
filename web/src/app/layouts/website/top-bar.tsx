import { withTexts } from '@/i18n/catalogue.ts'
import { LogInIcon, LogOutIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { KrytMark } from '@/components/brand/kryt-mark.tsx'
import { ChalkStroke } from '@/components/brand/chalk-stroke.tsx'
import { LanguageToggle } from '@/components/language-toggle.tsx'
import { LoadingBar } from '@/components/loading-bar.tsx'
import { ThemeToggle } from '@/components/theme-toggle.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { signOut } from '@/features/account/session/sign-out.ts'
import { cn } from '@/lib/class-names.ts'
import { useSession } from '@/lib/session.ts'
import { menuEntries, type MenuEntry } from './menu-entries.ts'
import { DrawerButton } from './drawer-button.tsx'
import { ProfileButton } from './profile-button.tsx'

const CartButton = lazy(() =>
  withTexts(import('@/features/cart/cart-button-entry.ts')).then((module) => ({
    default: module.CartButton,
  })),
)

/** Words from 1258 px (1080 px when signed out), icons below that, a drawer below 740 px. */
const words = {
  'signed-in': { label: 'hidden min-[1258px]:inline', icon: 'min-[1258px]:hidden' },
  'signed-out': { label: 'hidden min-[1080px]:inline', icon: 'min-[1080px]:hidden' },
} as const

export function TopBar() {
  const intl = useIntl()
  const session = useSession()
  const { label, icon } = words[session.status]
  return (
    <header className="bg-paper/97 border-line sticky top-0 z-40 border-b">
      <div className="page flex h-[68px] items-center gap-2 min-[740px]:gap-4">
        <Link
          to={paths.home.href()}
          aria-label={intl.formatMessage({
            defaultMessage: 'Kryt, to the home page',
            id: 'gMgAQl',
          })}
          className="text-board mr-auto min-[740px]:mr-6"
        >
          <KrytMark />
        </Link>
        <nav
          aria-label={intl.formatMessage({ defaultMessage: 'Main menu', id: 'QCv9lw' })}
          className="mr-auto hidden items-center gap-1 min-[740px]:flex"
        >
          {menuEntries.map((entry) => (
            <MenuLink key={entry.to} entry={entry} label={label} icon={icon} />
          ))}
        </nav>
        <div className="hidden items-center gap-2 min-[740px]:flex">
          <LanguageToggle />
          <ThemeToggle />
        </div>
        {session.status === 'signed-in' && (
          <Suspense fallback={null}>
            <CartButton />
          </Suspense>
        )}
        {session.status === 'signed-in' ? (
          <div className="hidden items-center gap-2 min-[740px]:flex">
            <ProfileButton email={session.user.email} />
            <Button
              variant="outline"
              size="sm"
              title={intl.formatMessage({ defaultMessage: 'Sign Out', id: 'F62y+K' })}
              onClick={() => void signOut()}
            >
              <LogOutIcon aria-hidden="true" className={icon} />
              <span className="max-[1257px]:sr-only">
                <FormattedMessage defaultMessage="Sign Out" id="F62y+K" />
              </span>
            </Button>
          </div>
        ) : (
          <Button asChild variant="outline" size="sm" className="hidden! min-[740px]:inline-flex!">
            <Link to={paths.signIn.href({ redirect: paths.products.href() })}>
              <LogInIcon aria-hidden="true" className={icon} />
              <FormattedMessage defaultMessage="Sign In" id="Ub+AGc" />
            </Link>
          </Button>
        )}
        <DrawerButton />
      </div>
      <LoadingBar />
    </header>
  )
}

function MenuLink({ entry, label, icon }: { entry: MenuEntry; label: string; icon: string }) {
  const intl = useIntl()
  const current = useLocation().pathname === entry.to
  const name = intl.formatMessage(entry.label)
  const Icon = entry.icon
  return (
    <Link
      to={entry.to}
      title={name}
      aria-label={name}
      aria-current={current ? 'page' : undefined}
      className={cn(
        'hover:text-board relative flex h-11 items-center rounded-md px-3 text-[15px] font-medium',
        current && 'text-board',
      )}
    >
      <Icon aria-hidden="true" className={cn('size-5', icon)} />
      <span aria-hidden="true" className={label}>
        {name}
      </span>
      {current && (
        <ChalkStroke
          draw
          className="text-chalk-yellow absolute inset-x-2.5 bottom-1 h-2 w-[calc(100%-20px)]"
        />
      )}
    </Link>
  )
}
