import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { ScrollToTop } from '@/components/scroll-to-top.tsx'
import { SkipLink } from '@/components/skip-link.tsx'
import { AnnouncementBanner } from '@/features/announcements/announcement-banner.tsx'
import { loadAnnouncement } from '@/features/announcements/load-announcement.ts'
import { CartDialogHost } from '@/features/cart/cart-dialog-host.tsx'
import { paths } from '@/config/paths.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { AppBar } from './app-bar.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { SideMenu } from './side-menu.tsx'

// What the frame itself cannot show, such as a menu whose file did not come, has a page of the app's own.
export { RouteError as ErrorBoundary } from '../../routes/route-error.tsx'

/** With the page's own data, so that an announcement has its place before anything is painted. */
export async function loader() {
  await loadAnnouncement()
  return null
}

/** The frame of every page of a signed-in teacher. */
export function Component() {
  const { pathname } = useLocation()
  const phone = useMediaQuery('(width < 640px)')
  const wide = useMediaQuery('(width >= 800px)')
  // A phone's calendar fills the window: its announcement is part of the bar.
  const inBar = phone && pathname === paths.calendar.pattern
  return (
    <div className="app-frame relative flex min-h-dvh flex-col">
      <SkipLink />
      <AppBar announcement={inBar} />
      {!inBar && <AnnouncementBanner />}
      <div className="flex flex-1">
        {wide && <SideMenu />}
        <main id="main" className="flex min-w-0 flex-1 flex-col px-4 py-6 min-[800px]:px-8">
          <Outlet />
        </main>
      </div>
      {!wide && <BottomBar />}
      <CartDialogHost />
      <ScrollToTop />
      <ScrollRestoration
        getKey={(location) => (location.key === 'default' ? location.pathname : location.key)}
      />
    </div>
  )
}
