import { Outlet, ScrollRestoration } from 'react-router-dom'
import { ScrollToTop } from '@/components/scroll-to-top.tsx'
import { SkipLink } from '@/components/skip-link.tsx'
import { AnnouncementBanner } from '@/features/announcements/announcement-banner.tsx'
import { loadAnnouncement } from '@/features/announcements/load-announcement.ts'
import { CartDialogHost } from '@/features/cart/cart-dialog-host.tsx'
import { AppBar } from './app-bar.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { SideMenu } from './side-menu.tsx'

/** With the page's own data, so that an announcement has its place before anything is painted. */
export async function loader() {
  await loadAnnouncement()
  return null
}

/** The frame of every page of a signed-in teacher. */
export function Component() {
  return (
    <div className="app-frame relative flex min-h-dvh flex-col">
      <SkipLink />
      <AppBar />
      <AnnouncementBanner />
      <div className="flex flex-1">
        <SideMenu />
        <main id="main" className="flex min-w-0 flex-1 flex-col px-4 py-6 min-[800px]:px-8">
          <Outlet />
        </main>
      </div>
      <BottomBar />
      <CartDialogHost />
      <ScrollToTop />
      <ScrollRestoration
        getKey={(location) => (location.key === 'default' ? location.pathname : location.key)}
      />
    </div>
  )
}
