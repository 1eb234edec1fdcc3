import { SearchIcon } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { withTexts } from '@/i18n/catalogue.ts'
import { cn } from '@/lib/class-names.ts'
import { useGroups } from '@/lib/groups.ts'
import { screensFor, sectionLabels } from './menu-sections.ts'

const load = () => withTexts(import('@/features/command-palette/command-palette.tsx'))
const CommandPalette = lazy(() => load().then((module) => ({ default: module.CommandPalette })))

const onMac = () => navigator.userAgent.includes('Mac')
const shortcut = () => (onMac() ? '⌘ K' : 'Ctrl K')

/** The shortcut does nothing while a dialog is open. */
const isBusy = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** Opens the command palette, as Ctrl or Cmd with K does anywhere in the back-office. */
export function PaletteButton() {
  const intl = useIntl()
  const groups = useGroups()
  const [open, setOpen] = useState(false)

  // Outside React: the keyboard, wherever the focus is.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const asked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!asked || event.altKey || event.shiftKey || event.defaultPrevented) return
      event.preventDefault()
      if (!isBusy()) setOpen(true)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  const label = intl.formatMessage({ defaultMessage: 'Search the back-office', id: 'M4n+NA' })
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={label}
        className={cn(
          'text-ink-muted justify-start! font-medium!',
          'max-[799px]:size-11! max-[799px]:justify-center! max-[799px]:border-0! max-[799px]:bg-transparent! max-[799px]:p-0! min-[1024px]:w-52',
        )}
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
      >
        <SearchIcon aria-hidden="true" className="max-[799px]:size-[22px]!" />
        <span aria-hidden="true" className="truncate max-[1023px]:hidden">
          <FormattedMessage
            defaultMessage="Search…"
            description="In the button of the command palette"
            id="owPeaZ"
          />
        </span>
        <kbd
          aria-hidden="true"
          className="border-line bg-paper ml-auto rounded-sm border px-1.5 font-sans text-xs max-[1023px]:hidden"
        >
          {shortcut()}
        </kbd>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CommandPalette
            places={screensFor(groups).map(({ address, icon, section }) => ({
              to: address.href(),
              label: intl.formatMessage(address.name),
              note: section === null ? undefined : intl.formatMessage(sectionLabels[section]),
              icon,
            }))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
