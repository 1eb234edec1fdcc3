import { ChevronUpIcon } from 'lucide-react'
import { lazy, Suspense, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { withTexts } from '@/i18n/catalogue.ts'

const load = () => withTexts(import('./legal-menu-links.tsx'), 'website')
const LegalMenuLinks = lazy(() => load().then((module) => ({ default: module.LegalMenuLinks })))

/**
 * The Legal Information menu: a button that shows links above it. Escape or moving the focus away closes
 * it.
 */
export function LegalMenu() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  const closeWhenLeft = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    <div className="min-[740px]:relative" onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="legal-menu"
        onPointerEnter={() => void load()}
        onClick={() => setOpen(!open)}
        className="hover:text-board flex min-h-10 items-center gap-1.5"
      >
        <FormattedMessage defaultMessage="Legal Information" id="b0MAj3" />
        <ChevronUpIcon aria-hidden="true" className="size-4" />
      </button>
      <div id="legal-menu" hidden={!open}>
        {open && (
          <Suspense fallback={null}>
            <LegalMenuLinks onChoose={() => setOpen(false)} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
