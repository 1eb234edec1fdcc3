import { LogOutIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, Outlet } from 'react-router-dom'
import { KrytMark } from '@/components/brand/kryt-mark.tsx'
import { LanguageToggle } from '@/components/language-toggle.tsx'
import { LoadingBar } from '@/components/loading-bar.tsx'
import { SkipLink } from '@/components/skip-link.tsx'
import { ThemeToggle } from '@/components/theme-toggle.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { useSession } from '@/lib/session.ts'
import { ProfileButton } from '../website/profile-button.tsx'
import { signOut } from '@/features/account/session/sign-out.ts'

/** The frame of the back-office: plain, dense and fast. */
export function Component() {
  const intl = useIntl()
  const session = useSession()
  return (
    <div className="relative flex min-h-dvh flex-col">
      <SkipLink />
      <header className="bg-card border-line sticky top-0 z-40 border-b">
        <div className="flex h-[60px] items-center gap-3 px-4 min-[800px]:px-6">
          <Link
            to={paths.admin.href()}
            aria-label={intl.formatMessage({
              defaultMessage: 'Back-office, to its first page',
              id: 'EzbbSK',
            })}
            className="text-board"
          >
            <KrytMark />
          </Link>
          <span className="text-ink-muted mr-auto text-sm font-medium">
            <span className="max-[599px]:sr-only">
              <FormattedMessage defaultMessage="Back-office" id="d1u5T7" />
            </span>
          </span>
          <LanguageToggle />
          <ThemeToggle />
          {session.status === 'signed-in' && <ProfileButton email={session.user.email} />}
          {/* On a phone the menu of the profile has it. */}
          <Button
            variant="outline"
            size="sm"
            className="max-[599px]:hidden"
            onClick={() => void signOut()}
          >
            <LogOutIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Sign Out" id="F62y+K" />
          </Button>
        </div>
        <LoadingBar />
      </header>
      <main id="main" className="flex min-w-0 flex-1 flex-col px-4 py-6 min-[800px]:px-8">
        <Outlet />
      </main>
    </div>
  )
}
