import type { OrderMail, TransferReason } from './content.ts'

interface TransferWords {
  subject: (orderNumber: string) => string
  /** The order is paid by now, and nothing is left over: no more than that it came is said. */
  arrived: string
  opening: Record<TransferReason, string>
  transfer: string
  day: string
  credit: string
  toPayBack: string
  /** Below money that is kept for the buyer. */
  kept: string
}

/** The sentences of mails about transfers and about money beyond the price of an order. */
export const transferWords: Record<OrderMail['language'], TransferWords> = {
  en: {
    subject: (order) => `The money for your order ${order}`,
    arrived: 'Thank you, your bank transfer has arrived.',
    opening: {
      part_paid_by_transfer:
        'Thank you, your bank transfer has arrived. It does not cover the whole order yet: below is what is still to be paid.',
      transfer_linked:
        'Thank you, your bank transfer has arrived. It is more than was to be paid: below is what is left over, and it stays yours.',
      transfer_undone:
        'We had counted a bank transfer towards your order that is not for it. Below is what we have received, and what is still to be paid.',
      credit_returned: 'We are paying back what you have paid beyond the price of your order.',
      transfer_returned:
        'We have paid back what was left of your bank transfer. Your bank may take a few working days to show it.',
      transfer_not_returned:
        'We had written to you that the rest of your bank transfer was paid back. That is not so: the money is still with us, and it stays yours.',
    },
    transfer: 'Bank transfer',
    day: 'Received on',
    credit: 'Paid beyond the price',
    toPayBack: 'We are paying back',
    kept: 'We keep this money for you until it is paid back or used for another order. Reply to this email to say which.',
  },
  af: {
    subject: (order) => `Die geld vir jou bestelling ${order}`,
    arrived: 'Dankie, ons het jou bankoorplasing ontvang.',
    opening: {
      part_paid_by_transfer:
        'Dankie, ons het jou bankoorplasing ontvang. Dit dek nog nie die hele bestelling nie: hieronder sien jy wat nog betaal moet word.',
      transfer_linked:
        'Dankie, ons het jou bankoorplasing ontvang. Dit is meer as wat betaal moes word: hieronder sien jy wat oor is, en dit bly joune.',
      transfer_undone:
        'Ons het ’n bankoorplasing by jou bestelling getel wat nie daarvoor is nie. Hieronder sien jy wat ons ontvang het en wat nog betaal moet word.',
      credit_returned: 'Ons betaal terug wat jy meer as die prys van jou bestelling betaal het.',
      transfer_returned:
        'Ons het terugbetaal wat van jou bankoorplasing oor was. Dit kan ’n paar werksdae duur voordat jou bank dit wys.',
      transfer_not_returned:
        'Ons het vir jou geskryf dat die res van jou bankoorplasing terugbetaal is. Dit is nie so nie: die geld is nog by ons, en dit bly joune.',
    },
    transfer: 'Bankoorplasing',
    day: 'Ontvang op',
    credit: 'Meer as die prys betaal',
    toPayBack: 'Ons betaal terug',
    kept: 'Ons hou hierdie geld vir jou totdat dit terugbetaal of vir ’n ander bestelling gebruik word. Antwoord op hierdie e-pos om te sê watter een.',
  },
}
