import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { AlertDialog, AlertDialogContent, AlertDialogTitle } from '@/components/ui/alert-dialog.tsx'
import { Button } from '@/components/ui/button.tsx'
import { WritingButton } from '@/components/writing-button.tsx'

/** Asks before something is deleted; if that fails, the dialog stays open and shows why. */
export function ConfirmDelete({
  title,
  children,
  onDelete,
  onClose,
}: {
  title: ReactNode
  /** Describes what will be lost. */
  children: ReactNode
  /** Rejects with an error to show. */
  onDelete: () => Promise<void>
  onClose: () => void
}) {
  const [deleting, setDeleting] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const confirm = async () => {
    setDeleting(true)
    setError(null)
    await onDelete().then(onClose, setError)
    setDeleting(false)
  }
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent aria-describedby="confirm-delete">
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <div id="confirm-delete" className="text-ink-muted">
          {children}
        </div>
        <FormError error={error} />
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
          </Button>
          <WritingButton variant="danger" disabled={deleting} onClick={() => void confirm()}>
            <FormattedMessage defaultMessage="Delete" id="K3r6DQ" />
          </WritingButton>
        </div>
      </AlertDialogContent>
    </AlertDialog>
  )
}
