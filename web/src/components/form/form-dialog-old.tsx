import type { ReactNode, SubmitEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog.tsx'
import { useOnline } from '@/lib/network-status.ts'
import { RestoredDraft } from './restored-draft.tsx'
import { useAskBeforeClosing } from './use-ask-before-closing.ts'

/**
 * A form in a dialog that only its own buttons close: neither Escape nor a click beside it loses what was typed.
 */
export function FormDialog({
  title,
  action,
  pending,
  error,
  disabled,
  dirty = false,
  restored = false,
  onChange,
  onSubmit,
  onClose,
  children,
}: {
  title: ReactNode
  /** What the button does, where that is not to save. */
  action?: ReactNode
  pending: boolean
  error: unknown
  /** Something in the form is missing or wrong. */
  disabled: boolean
  /** Something was typed and not saved. */
  dirty?: boolean
  /** It was typed before the page was loaded anew. */
  restored?: boolean
  onChange?: () => void
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}) {
  const online = useOnline()
  useAskBeforeClosing(dirty && !pending)
  const stay = (event: Event) => event.preventDefault()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        onInteractOutside={stay}
        onEscapeKeyDown={stay}
        className="min-[600px]:w-[min(620px,calc(100vw-48px))]"
      >
        <form
          noValidate
          className="flex flex-1 flex-col"
          onChange={onChange}
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          <div className="grid gap-5 p-5 min-[600px]:p-7">
            <DialogTitle>{title}</DialogTitle>
            <RestoredDraft when={restored} />
            {children}
            <FormError error={error} />
          </div>
          <div className="bg-card border-line sticky bottom-0 mt-auto flex flex-wrap items-center justify-end gap-3 border-t px-5 py-4 min-[600px]:px-7">
            {!online && (
              <span role="status" className="text-ink-muted mr-auto text-sm">
                <FormattedMessage
                  defaultMessage="You’re offline. You can save again when you are connected."
                  id="J9XEKr"
                />
              </span>
            )}
            <Button variant="outline" onClick={onClose}>
              <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
            </Button>
            <Button type="submit" disabled={disabled || pending || !online}>
              {pending ? (
                <FormattedMessage defaultMessage="Saving" id="QLkzoS" />
              ) : (
                (action ?? <FormattedMessage defaultMessage="Save" id="jvo0vs" />)
              )}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}
