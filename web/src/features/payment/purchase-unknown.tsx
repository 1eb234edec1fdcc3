import { FormattedMessage } from 'react-intl'
import { LetterDrawing } from '@/components/brand/drawings/letter.tsx'
import { EmptyState } from '@/components/empty-state.tsx'
import { Onward } from './onward.tsx'

/** The order could not be read, or belongs to somebody else. The payment itself is not affected. */
export function PurchaseUnknown() {
  return (
    <EmptyState
      drawing={<LetterDrawing />}
      heading="h1"
      title={
        <FormattedMessage defaultMessage="Thank you. We could not show this order" id="rr3rB3" />
      }
      action={<Onward />}
    >
      <p role="status">
        <FormattedMessage
          defaultMessage="You can close this page: what you paid for will be in your library. We are taking you there."
          id="4pqd6c"
        />
      </p>
    </EmptyState>
  )
}
