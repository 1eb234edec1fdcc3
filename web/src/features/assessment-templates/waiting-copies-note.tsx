import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { useWaitingCopies, waitingCopies } from '@/domain/templates/waiting-copies.ts'
import { useOnline } from '@/lib/network-status.ts'

/** Which copies were asked for without a network and are still to be made. */
export function WaitingCopiesNote() {
  const intl = useIntl()
  const online = useOnline()
  const waiting = useWaitingCopies()
  if (online || waiting.length === 0) return null
  return (
    <section
      aria-labelledby="waiting-copies"
      className="border-line bg-card mb-4 rounded-md border px-4 py-3"
    >
      <h2 id="waiting-copies" className="text-[15px] font-semibold">
        <FormattedMessage
          defaultMessage="{count, plural, one {# copy is waiting for a connection} other {# copies are waiting for a connection}}"
          id="F+ZNFs"
          values={{ count: waiting.length }}
        />
      </h2>
      <ul className="mt-1 grid gap-1">
        {waiting.map(({ id, title }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0 wrap-anywhere">{title}</span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={intl.formatMessage(
                { defaultMessage: 'Cancel the copy “{title}”', id: 'q2CRaA' },
                { title },
              )}
              onClick={() => waitingCopies.remove(id)}
            >
              <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
