import { CheckIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { useOnline } from '@/lib/network-status.ts'

/** Saves a form, and says why it cannot when the reason is not in the fields. */
export function SaveButton({
  disabled,
  saving,
  saved = false,
  children,
}: {
  disabled: boolean
  saving: boolean
  /** Nothing has been typed since the last save. */
  saved?: boolean
  children?: React.ReactNode
}) {
  const online = useOnline()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" disabled={disabled || saving || !online}>
        {saving ? (
          <FormattedMessage defaultMessage="Saving" id="QLkzoS" />
        ) : (
          (children ?? <FormattedMessage defaultMessage="Save" id="jvo0vs" />)
        )}
      </Button>
      <span role="status" className="text-sm">
        {!online ? (
          <span className="text-ink-muted">
            <FormattedMessage
              defaultMessage="You’re offline. You can save again when you are connected."
              id="J9XEKr"
            />
          </span>
        ) : (
          saved && (
            <span className="text-board flex items-center gap-1.5 font-semibold">
              <CheckIcon aria-hidden="true" className="size-[18px]" />
              <FormattedMessage defaultMessage="Saved" id="fsB/4p" />
            </span>
          )
        )}
      </span>
    </div>
  )
}
