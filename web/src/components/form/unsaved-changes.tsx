import { FormattedMessage } from 'react-intl'
import { useBlocker } from 'react-router-dom'
import { AlertDialog, AlertDialogContent, AlertDialogTitle } from '@/components/ui/alert-dialog.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useAskBeforeClosing } from './use-ask-before-closing.ts'

/** Asks before a page with something typed and not saved is left, by a link or by the browser. */
export function UnsavedChanges({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && currentLocation.pathname !== nextLocation.pathname,
  )
  useAskBeforeClosing(when)

  return (
    <AlertDialog open={blocker.state === 'blocked'}>
      <AlertDialogContent aria-describedby="unsaved-changes">
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
          <Button variant="outline" onClick={() => blocker.proceed?.()}>
            <FormattedMessage defaultMessage="Leave anyway" id="hhKq5q" />
          </Button>
          <Button onClick={() => blocker.reset?.()}>
            <FormattedMessage defaultMessage="Keep editing" id="nZCHBx" />
          </Button>
        </div>
      </AlertDialogContent>
    </AlertDialog>
  )
}
