import { TruckIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths.ts'
import { Money } from '../money/money.tsx'
import { deliveryFee } from './delivery-fee.ts'

/** Beside the price of what is posted, or of a bundle with something posted in it: what else it costs, when it comes, returns. */
export function DeliveryFacts({ bundle }: { bundle: boolean }) {
  return (
    <p className="text-ink-muted mt-2 flex max-w-[60ch] gap-2 text-sm">
      <TruckIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {bundle && (
          <>
            <FormattedMessage defaultMessage="Some of this bundle is posted." id="IM3BG2" />{' '}
          </>
        )}
        <FormattedMessage
          defaultMessage="Delivery {fee}, once per order. The courier has it within 5 working days. You may return what is posted within 7 days of receiving it: <link>returns</link>."
          id="7HeJPz"
          values={{
            fee: <Money amount={deliveryFee} />,
            link: (words) => (
              <Link to={paths.terms.href()} className="text-board underline">
                {words}
              </Link>
            ),
          }}
        />
      </span>
    </p>
  )
}
