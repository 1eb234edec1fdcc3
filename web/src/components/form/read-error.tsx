import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { FormError } from './form-error.tsx'

/** Why a part of a screen or of a form could not be read, and a button to read it again. Nothing without an error. */
export function ReadError({ error, onRetry }: { error: unknown; onRetry: (() => unknown) | null }) {
  const missing = error !== undefined && error !== null
  return (
    <div className="grid justify-items-start gap-2 empty:hidden">
      {missing && <FormError error={error} />}
      {missing && onRetry !== null && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            // A failure is the next error of the same query.
            Promise.resolve(onRetry()).catch(() => undefined)
          }}
        >
          <FormattedMessage defaultMessage="Try again" id="FazwRl" />
        </Button>
      )}
    </div>
  )
}
