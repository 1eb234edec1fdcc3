import type { ReactNode } from 'react'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogTitle,
  focusWhole,
} from '@/components/ui/dialog.tsx'
import { useReturnFocus } from '@/components/ui/use-return-focus.ts'
import { cn } from '@/lib/class-names.ts'

const widths = {
  500: 'min-[600px]:w-[min(500px,calc(100vw-48px))]!',
  600: 'min-[600px]:w-[min(600px,calc(100vw-48px))]!',
  1240: 'min-[600px]:w-[min(1240px,calc(100vw-48px))]!',
  800: 'min-[600px]:w-[min(800px,calc(100vw-48px))]!',
}

export const dialogBody = 'grid grid-cols-[minmax(0,1fr)] content-start gap-5 p-5 min-[600px]:p-7'

export const dialogFooter =
  'bg-card border-line sticky bottom-0 mt-auto flex flex-wrap items-center justify-end gap-3 border-t px-5 py-4 min-[600px]:px-7'

/**
 * What Escape leaves or closes by itself, before it closes the dialog: a list of choices that is open, a formatted text,
 * and what says so by `data-own-escape`, such as a search within the dialog.
 */
const takesEscape = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    '[role="combobox"][aria-expanded="true"], [contenteditable="true"], [data-own-escape]',
  ) !== null

/** A dialog that does not close by a click outside. Escape and the cross call `onClose`, which may ask first. */
export function DialogFrame({
  title,
  description,
  width = 600,
  readFirst = false,
  onClose,
  children,
}: {
  title: ReactNode
  description?: ReactNode
  width?: keyof typeof widths
  /** The focus begins at the dialog itself instead of its first control. */
  readFirst?: boolean
  onClose: () => void
  /** @param head the title and the description, for the top of the body */
  children: (head: ReactNode) => ReactNode
}) {
  const returnFocus = useReturnFocus({ orPage: true })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        className={cn(widths[width])}
        {...(readFirst ? { onOpenAutoFocus: focusWhole } : {})}
        onEscapeKeyDown={(event) => {
          if (takesEscape(event.target)) event.preventDefault()
        }}
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={returnFocus}
      >
        {children(
          <div className="grid gap-2">
            <DialogTitle>{title}</DialogTitle>
            {description !== undefined && (
              <DialogDescription className="text-ink-muted">{description}</DialogDescription>
            )}
          </div>,
        )}
      </DialogContent>
    </Dialog>
  )
}
