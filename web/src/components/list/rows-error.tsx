import { FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'

/** Why the rows could not be loaded, and a button to try again. */
export function RowsError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 px-5 py-12">
      <FormError error={error} />
      <Button variant="outline" onClick={onRetry}>
        <FormattedMessage defaultMessage="Try again" id="FazwRl" />
      </Button>
    </div>
  )
}
