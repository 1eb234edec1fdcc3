import { FormattedMessage } from 'react-intl'
import { AlertDialog, AlertDialogContent, AlertDialogTitle } from '@/components/ui/alert-dialog.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useReturnFocus } from '@/components/ui/use-return-focus.ts'

/** The question itself, in a file of its own: most forms never ask it (lazy-question.tsx). */
export function UnsavedQuestion({ onAnswer }: { onAnswer: (lose: boolean) => void }) {
  const returnFocus = useReturnFocus()
  return (
    <AlertDialog open>
      <AlertDialogContent
        aria-describedby="unsaved-changes"
        onEscapeKeyDown={() => onAnswer(false)}
        onCloseAutoFocus={returnFocus}
      >
        <AlertDialogTitle>
          <FormattedMessage defaultMessage="Leave without saving?" id="ulcx+0" />
        </AlertDialogTitle>
        <p id="unsaved-changes" className="text-ink-muted">
          <FormattedMessage
            defaultMessage="What you changed here has not been saved yet."
            id="5Mcf9C"
          />
        </p>
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={() => onAnswer(true)}>
            <FormattedMessage defaultMessage="Leave anyway" id="hhKq5q" />
          </Button>
          <Button data-focus-first onClick={() => onAnswer(false)}>
            <FormattedMessage defaultMessage="Keep editing" id="nZCHBx" />
          </Button>
        </div>
      </AlertDialogContent>
    </AlertDialog>
  )
}
