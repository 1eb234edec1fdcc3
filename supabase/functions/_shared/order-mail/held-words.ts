import type { HeldKind, OrderMail } from './content.ts'
import { heldKinds } from './content.ts'

interface HeldWords {
  subject: Record<HeldKind, (orderNumber: string) => string>
  opening: (kind: HeldKind, twice: boolean) => string
  amount: Record<HeldKind, string>
  day: string
}

/** The sentences of mails about card payments that fit no order. */
export const heldWords: Record<OrderMail['language'], HeldWords> = {
  en: {
    subject: {
      held: (order) => `We have received a payment that is not placed: order ${order}`,
      returned: (order) => `We paid back a card payment: order ${order}`,
    },
    opening: (kind, twice) =>
      kind === 'returned'
        ? 'We have paid this card payment back. Your bank may take a few working days to show it.'
        : twice
          ? 'Your order was paid already when this card payment came. Nothing is lost: one of us looks at it and pays it back, and writes to you. Please do not pay again.'
          : 'We have received your card payment, but it does not match your order as it is now, so the order is not placed yet. Nothing is lost: one of us looks at it, places the order or pays the money back, and writes to you. Please do not pay again.',
    amount: { held: 'Received by card', returned: 'Paid back' },
    day: 'Received on',
  },
  af: {
    subject: {
      held: (order) =>
        `Ons het ’n betaling ontvang wat nog nie toegewys is nie: bestelling ${order}`,
      returned: (order) => `Ons het ’n kaartbetaling terugbetaal: bestelling ${order}`,
    },
    opening: (kind, twice) =>
      kind === 'returned'
        ? 'Ons het hierdie kaartbetaling terugbetaal. Dit kan ’n paar werksdae duur voordat jou bank dit wys.'
        : twice
          ? 'Jou bestelling was reeds betaal toe hierdie kaartbetaling inkom. Niks is verlore nie: een van ons kyk daarna, betaal dit terug en skryf vir jou. Moet asseblief nie weer betaal nie.'
          : 'Ons het jou kaartbetaling ontvang, maar dit pas nie by jou bestelling soos dit nou is nie, en daarom is die bestelling nog nie geplaas nie. Niks is verlore nie: een van ons kyk daarna, plaas die bestelling of betaal die geld terug, en skryf vir jou. Moet asseblief nie weer betaal nie.',
    amount: { held: 'Per kaart ontvang', returned: 'Terugbetaal' },
    day: 'Ontvang op',
  },
}

export const isHeldKind = (kind: OrderMail['kind']): kind is HeldKind =>
  (heldKinds as readonly string[]).includes(kind)
