import type { IntlShape } from 'react-intl'
import { parseRand } from '@/lib/money.ts'
import type { DeskOrder } from './desk-order-document.ts'

/** What an administrator may say about money that an order asks for no more. */
export function moneyChoices(intl: IntlShape, { money }: DeskOrder, to: string) {
  const byHand = parseRand(money?.byHand ?? '0.00') > 0
  return [
    {
      value: 'refund',
      label: intl.formatMessage({ defaultMessage: 'Refund it now', id: 'cxJ+zr' }),
    },
    {
      value: 'credit',
      label: intl.formatMessage({
        defaultMessage: 'Keep it as credit for the customer',
        id: 'Bav/l3',
      }),
    },
    ...(to === 'CANCELLED' && byHand
      ? [
          {
            value: 'none',
            label: intl.formatMessage({
              defaultMessage: 'What was marked by hand never came in',
              id: 'b8auEv',
            }),
          },
        ]
      : []),
  ]
}
