import { XIcon } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent, DialogTitle, focusWhole } from '@/components/ui/dialog.tsx'
import { useReturnFocus } from '@/components/ui/use-return-focus.ts'
import { observableValue } from '@/lib/observable-value.ts'

interface SidePanelProps {
  title: ReactNode
  onClose: () => void
  /** @param leave goes to a place of the paper, when the panel no longer has the focus */
  children: (leave: (then: () => void) => void) => ReactNode
}

/** Something beside the paper: a column where there is room, where it stays open; otherwise a sheet above it. */
export function SidePanel({ wide, ...panel }: SidePanelProps & { wide: boolean }) {
  return wide ? <Column {...panel} /> : <Sheet {...panel} />
}

function Column({ title, onClose, children }: SidePanelProps) {
  const intl = useIntl()
  const head = useRef<HTMLHeadingElement>(null)
  const returnFocus = useReturnFocus()
  // In the document: the panel has just been asked for.
  useEffect(() => head.current?.focus({ preventScroll: true }), [])
  const close = () => {
    onClose()
    returnFocus(new Event('close'))
  }
  return (
    <section
      data-own-escape
      className="border-line bg-paper [scrollbar-gutter:stable] overflow-auto rounded-md border p-3 min-[1000px]:sticky min-[1000px]:top-28 min-[1000px]:max-h-[62dvh]"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        event.stopPropagation()
        close()
      }}
    >
      <div className="mb-2 flex items-center gap-2">
        <h3 ref={head} tabIndex={-1} className="mr-auto text-lg font-semibold outline-none">
          {title}
        </h3>
        <Button
          variant="quiet"
          size="icon"
          className="-my-1.5 -mr-1.5"
          aria-label={intl.formatMessage({ defaultMessage: 'Close', id: 'rbrahO' })}
          onClick={close}
        >
          <XIcon aria-hidden="true" />
        </Button>
      </div>
      {children((then) => then())}
    </section>
  )
}

function Sheet({ title, onClose, children }: SidePanelProps) {
  const returnFocus = useReturnFocus()
  // Where to go once the sheet has given the focus back.
  const [next] = useState(() => observableValue<(() => void) | null>(null))
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="gap-4 p-5 max-[599px]:top-auto max-[599px]:max-h-[86dvh] max-[599px]:rounded-t-xl max-[599px]:border-t min-[600px]:p-7"
        onOpenAutoFocus={focusWhole}
        onCloseAutoFocus={(event) => {
          const go = next.get()
          if (go === null) returnFocus(event)
          else {
            event.preventDefault()
            go()
          }
        }}
      >
        <DialogTitle>{title}</DialogTitle>
        {children((then) => {
          next.set(then)
          onClose()
        })}
      </DialogContent>
    </Dialog>
  )
}
