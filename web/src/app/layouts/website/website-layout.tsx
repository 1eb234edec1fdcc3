import { Outlet, ScrollRestoration } from 'react-router-dom'
import { ScrollToTop } from '@/components/scroll-to-top.tsx'
import { SkipLink } from '@/components/skip-link.tsx'
import { CartDialogHost } from '@/features/cart/cart-dialog-host.tsx'
import { Footer } from './footer.tsx'
import { TopBar } from './top-bar.tsx'

/** The frame of every public page. */
export function WebsiteLayout() {
  return (
    <div className="relative flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar />
      <main id="main" className="flex flex-1 flex-col">
        <Outlet />
      </main>
      <Footer />
      <CartDialogHost />
      <ScrollToTop />
      {/* The first history entry of every document has the same key, so by default a new address would open
          at the last one's scroll position. */}
      <ScrollRestoration
        getKey={(location) => (location.key === 'default' ? location.pathname : location.key)}
      />
    </div>
  )
}
