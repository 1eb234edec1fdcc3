import { ChevronDownIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** The head of a row in a panel beside the paper, which shows what it is about. */
export function UnfoldButton({
  open,
  onOpen,
  children,
}: {
  open: boolean
  onOpen: (open: boolean) => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-expanded={open}
      className="hover:bg-board/8 flex min-h-11 min-w-0 flex-1 items-start gap-2 rounded-sm px-1 py-1 text-left"
      onClick={() => onOpen(!open)}
    >
      <ChevronDownIcon
        aria-hidden="true"
        className={`mt-1 size-4 shrink-0 transition-transform ${open ? '' : '-rotate-90'}`}
      />
      {children}
    </button>
  )
}
