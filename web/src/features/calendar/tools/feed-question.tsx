import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { AlertDialog, AlertDialogContent, AlertDialogTitle } from '@/components/ui/alert-dialog.tsx'
import { Button } from '@/components/ui/button.tsx'

export type FeedChange = 'replace' | 'stop'

const words: Record<FeedChange, { title: ReactNode; loss: ReactNode; action: ReactNode }> = {
  replace: {
    title: <FormattedMessage defaultMessage="Replace the address?" id="IRFK6W" />,
    loss: (
      <FormattedMessage
        defaultMessage="Every phone and computer that has the old address stops being updated until you give it the new one."
        id="TTKTfy"
      />
    ),
    action: <FormattedMessage defaultMessage="Replace it" id="Y7yGK1" />,
  },
  stop: {
    title: <FormattedMessage defaultMessage="Stop sharing your calendar?" id="BGMlh4" />,
    loss: (
      <FormattedMessage
        defaultMessage="Every phone and computer that has the address stops being updated. You can create another address later."
        id="XXJ8Pm"
      />
    ),
    action: <FormattedMessage defaultMessage="Stop sharing" id="WhiGBX" />,
  },
}

/** Asks before the address of the feed stops working. */
export function FeedQuestion({
  change,
  onAnswer,
  onCancel,
}: {
  change: FeedChange
  onAnswer: () => void
  onCancel: () => void
}) {
  const { title, loss, action } = words[change]
  return (
    <AlertDialog open onOpenChange={(open) => !open && onCancel()}>
      <AlertDialogContent aria-describedby="feed-loss">
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <p id="feed-loss" className="text-ink-muted">
          {loss}
        </p>
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onCancel}>
            <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
          </Button>
          <Button variant="danger" onClick={onAnswer}>
            {action}
          </Button>
        </div>
      </AlertDialogContent>
    </AlertDialog>
  )
}
