import { lazy, Suspense, useState, type ReactNode } from 'react'
import { withTexts } from '@/i18n/catalogue.ts'
import type { LegalText } from './legal-texts.ts'

const load = () => withTexts(import('./legal-dialog.tsx'), 'website')
const LegalDialog = lazy(() => load().then((module) => ({ default: module.LegalDialog })))

/** Opens a legal text over the page; the dialog and the text are loaded on demand. */
export function LegalDialogButton({
  name,
  className,
  children,
}: {
  name: LegalText
  className?: string
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={className}
        onPointerDown={() => void load()}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {children}
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <LegalDialog name={name} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
