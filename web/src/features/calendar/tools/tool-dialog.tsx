import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog.tsx'

/** The frame of the calendar's smaller dialogs: title, what it is for, body, one action. */
export function ToolDialog({
  title,
  description,
  error,
  action,
  onClose,
  children,
}: {
  title: ReactNode
  description: ReactNode
  error: unknown
  action?: ReactNode
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent className="min-[600px]:w-[min(560px,calc(100vw-48px))]!">
        <div className="grid gap-5 p-6">
          <div className="grid gap-2">
            <DialogTitle>{title}</DialogTitle>
            <DialogDescription className="text-ink-muted">{description}</DialogDescription>
          </div>
          {children}
          <FormError error={error} />
        </div>
        <div className="bg-card border-line sticky bottom-0 mt-auto flex justify-end gap-3 border-t px-6 py-4">
          <Button variant="outline" onClick={onClose}>
            {action === undefined ? (
              <FormattedMessage defaultMessage="Close" id="rbrahO" />
            ) : (
              <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
            )}
          </Button>
          {action}
        </div>
      </DialogContent>
    </Dialog>
  )
}
