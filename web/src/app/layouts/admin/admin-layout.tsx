import { Outlet, ScrollRestoration } from 'react-router-dom'
import { SkipLink } from '@/components/skip-link.tsx'
import { AdminBar } from './admin-bar.tsx'
import { AdminMenu } from './admin-menu.tsx'
import { SendCopies } from './send-copies.tsx'

/** The frame of the back-office: plain, dense and fast. */
export function AdminLayout() {
  return (
    <div className="relative flex min-h-dvh flex-col">
      <SkipLink />
      <AdminBar />
      <div className="flex flex-1">
        <AdminMenu />
        {/* The padding at the bottom keeps notices from covering the pager. */}
        <main id="main" className="flex min-w-0 flex-1 flex-col px-4 pt-6 pb-24 min-[800px]:px-8">
          <Outlet />
        </main>
      </div>
      <SendCopies />
      <ScrollRestoration />
    </div>
  )
}
