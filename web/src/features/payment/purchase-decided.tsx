import { FormattedMessage } from 'react-intl'
import { LetterDrawing } from '@/components/brand/drawings/letter.tsx'
import { EmptyState } from '@/components/empty-state.tsx'
import { WaysOn } from './ways-on.tsx'

/** The money has come, but the order had changed or ended meanwhile, or the amount differs: an administrator decides (docs/decisions/098). */
export function PurchaseDecided({ orderNumber }: { orderNumber: string | null }) {
  return (
    <EmptyState
      drawing={<LetterDrawing />}
      heading="h1"
      title={<FormattedMessage defaultMessage="We have received your payment" id="IRmGw3" />}
      action={<WaysOn orderNumber={orderNumber} />}
    >
      <p role="status">
        <FormattedMessage
          defaultMessage="It does not match your order as it is now, so somebody looks at it. Please do not pay again: we write to you, or give the money back. If you hear nothing, write to us."
          id="HcKTsj"
        />
      </p>
    </EmptyState>
  )
}
