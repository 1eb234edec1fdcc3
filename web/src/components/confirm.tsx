import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Figures } from '@/components/form/entity-form.ts'
import { FormError } from '@/components/form/form-error.tsx'
import { ReadError } from '@/components/form/read-error.tsx'
import { AlertDialog, AlertDialogContent, AlertDialogTitle } from '@/components/ui/alert-dialog.tsx'
import { Button } from '@/components/ui/button.tsx'
import { WritingButton } from '@/components/writing-button.tsx'

/**
 * Asks before something is done; if that fails, the dialog stays open and shows why. Escape is the answer that keeps things
 * as they are, and waits while it is being done.
 */
export function Confirm({
  title,
  children,
  action,
  keep = <FormattedMessage defaultMessage="Cancel" id="47FYwb" />,
  danger = false,
  figures,
  onConfirm,
  onClose,
}: {
  title: ReactNode
  /** Describes what will happen. */
  children: ReactNode
  /** What the button says. */
  action: ReactNode
  /** What the other button says, which is focused first: "Keep the order", where "Cancel" could mean either. */
  keep?: ReactNode
  /** It takes something away. */
  danger?: boolean
  /** What the question is about, where that is read when it is asked: without it there is no "yes". */
  figures?: Figures | undefined
  /** Rejects with an error to show. */
  onConfirm: () => Promise<void>
  onClose: () => void
}) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const confirm = async () => {
    setBusy(true)
    setError(null)
    await onConfirm().then(onClose, setError)
    setBusy(false)
  }
  return (
    <AlertDialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <AlertDialogContent aria-describedby="confirm-description">
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <div id="confirm-description" className="text-ink-muted">
          {children}
        </div>
        {figures?.known === false && <ReadError error={figures.error} onRetry={figures.again} />}
        <FormError error={error} />
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="outline" data-focus-first="" onClick={() => !busy && onClose()}>
            {keep}
          </Button>
          <WritingButton
            variant={danger ? 'danger' : 'primary'}
            disabled={busy || figures?.known === false}
            onClick={() => void confirm()}
          >
            {action}
          </WritingButton>
        </div>
      </AlertDialogContent>
    </AlertDialog>
  )
}
