import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { AnnouncementInBar } from '@/features/announcements/announcement-in-bar.tsx'
import { KrytMark } from '@/components/brand/kryt-mark.tsx'
import { LanguageToggle } from '@/components/language-toggle.tsx'
import { LoadingBar } from '@/components/loading-bar.tsx'
import { ThemeToggle } from '@/components/theme-toggle.tsx'
import { paths } from '@/config/paths.ts'
import { useDrawnLater } from '@/lib/drawn-later.ts'
import { useSession } from '@/lib/session.ts'
import { CartButton } from '@/features/cart/cart-button.tsx'
import { ProfileButton } from '../website/profile-button.tsx'

/** The bar of the teacher's side: home, language, theme, cart, profile. */
export function AppBar({
  announcement,
}: {
  /** Whether an unread announcement stands in it. */ announcement: boolean
}) {
  const intl = useIntl()
  const session = useSession()
  // The cart is never known before the page.
  const later = useDrawnLater()
  const home = (
    <Link
      to={paths.home.href()}
      aria-label={intl.formatMessage({
        defaultMessage: 'Kryt, to the home page',
        id: 'gMgAQl',
      })}
      className="text-board mr-auto"
    >
      <KrytMark />
    </Link>
  )
  return (
    <header className="bg-paper/97 border-line sticky top-0 z-40 border-b">
      <div className="flex h-[var(--app-bar,68px)] items-center gap-2 px-4 min-[800px]:gap-3 min-[800px]:px-6">
        {announcement ? <AnnouncementInBar instead={home} /> : home}
        <LanguageToggle />
        <ThemeToggle />
        {later && (
          <Suspense fallback={null}>
            <CartButton />
          </Suspense>
        )}
        {session.status === 'signed-in' && <ProfileButton email={session.user.email} />}
      </div>
      <LoadingBar />
    </header>
  )
}
