import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'

/** Below a translation whose original has changed since. Editing the translation takes it away as well. */
export function OutdatedNote({
  name,
  onStillRight,
}: {
  /** Which text it is about. */
  name: string
  onStillRight: () => void
}) {
  const intl = useIntl()
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <span className="bg-chalk-yellow/25 rounded-sm px-2 py-0.5 text-sm font-medium">
        <FormattedMessage defaultMessage="The original has changed" id="iWZhvJ" />
      </span>
      <Button
        variant="link"
        size="inline"
        className="min-h-11 text-sm"
        aria-label={intl.formatMessage(
          { defaultMessage: 'It is still right: {text}', id: 'jVrA60' },
          { text: name },
        )}
        onClick={(event) => {
          // The button goes: what it was about keeps the focus.
          event.currentTarget
            .closest('[data-outdated]')
            ?.querySelector<HTMLElement>('textarea, [role="textbox"]')
            ?.focus()
          onStillRight()
        }}
      >
        <FormattedMessage defaultMessage="It is still right" id="iyRqBQ" />
      </Button>
    </div>
  )
}
