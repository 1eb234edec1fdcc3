import { FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'

/** Below a text that cannot be written in yet, because its editor did not come. */
export function EditorMissing({ reason, onRetry }: { reason: unknown; onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-2 pt-2">
      <FormError error={reason} />
      <Button variant="outline" size="sm" onClick={onRetry}>
        <FormattedMessage defaultMessage="Try again" id="FazwRl" />
      </Button>
    </div>
  )
}
