import { LogOutIcon, MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LanguageToggle } from '@/components/language-toggle.tsx'
import { ThemeToggle } from '@/components/theme-toggle.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogTitle, DrawerContent } from '@/components/ui/dialog.tsx'
import { signOut } from '@/features/account/session/sign-out.ts'
import { useCloseElsewhere } from '../use-close-elsewhere.ts'
import { MenuList } from './menu-list.tsx'
import { SitemapButton } from './sitemap-button.tsx'

/** The menu on a phone, a drawer. Below the menu is what the bar has no room for. */
export function AdminDrawer({ className }: { className?: string }) {
  const intl = useIntl()
  const [open, setOpen] = useState(false)
  useCloseElsewhere(() => setOpen(false))
  const title = intl.formatMessage({ defaultMessage: 'Menu', id: 'tKMlOc' })
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        className={className}
        aria-label={title}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MenuIcon aria-hidden="true" className="size-6!" />
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DrawerContent aria-describedby={undefined}>
          <DialogTitle>{title}</DialogTitle>
          <nav
            aria-label={intl.formatMessage({ defaultMessage: 'All pages', id: 'mCZAmW' })}
            className="-mx-3 mt-5"
          >
            <MenuList look="thumb" onChoose={() => setOpen(false)} />
          </nav>
          <div className="mt-auto grid gap-3 pt-8">
            <div className="flex items-center justify-between">
              <LanguageToggle />
              <ThemeToggle />
            </div>
            <SitemapButton />
            <Button variant="outline" size="sm" onClick={() => void signOut()}>
              <LogOutIcon aria-hidden="true" />
              <FormattedMessage defaultMessage="Sign Out" id="F62y+K" />
            </Button>
          </div>
        </DrawerContent>
      </Dialog>
    </>
  )
}
