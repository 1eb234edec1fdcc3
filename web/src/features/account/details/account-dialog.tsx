import type { ReactNode } from 'react'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog.tsx'

/** The frame of the account page's dialogs: a heading, and one form below it. */
export function AccountDialog({
  open,
  onOpenChange,
  title,
  children,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Mounted anew each time, so that nothing typed is left from the last one. */
  children: ReactNode
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        aria-describedby={undefined}
        className="min-[600px]:w-[min(540px,calc(100vw-48px))]!"
      >
        <div className="grid gap-5 p-6 min-[600px]:p-8">
          <DialogTitle>{title}</DialogTitle>
          {children}
        </div>
      </DialogContent>
    </Dialog>
  )
}
