import { quotationKinds, type OrderMail, type QuotationKind } from './content.ts'

interface QuotationWords {
  subject: Record<QuotationKind, (orderNumber: string) => string>
  opening: (kind: QuotationKind) => string
  number: string
  validUntil: string
  open: string
}

export const quotationWords: Record<'en' | 'af', QuotationWords> = {
  en: {
    subject: {
      quoted: (order) => `Your quote ${order}`,
      quote_ends: (order) => `Your quote ${order} ends soon`,
    },
    opening: (kind) =>
      ({
        quoted:
          'Here is the quote that you asked for. You, or whoever pays for your school, can accept it by the button below; nothing needs to be typed again.',
        quote_ends:
          'Your quote ends soon. Until then its prices hold, and it can be accepted by the button below.',
      })[kind],
    number: 'Quote number',
    validUntil: 'Valid until',
    open: 'Open the quote',
  },
  af: {
    subject: {
      quoted: (order) => `Jou kwotasie ${order}`,
      quote_ends: (order) => `Jou kwotasie ${order} verval binnekort`,
    },
    opening: (kind) =>
      ({
        quoted:
          'Hier is die kwotasie waarvoor jy gevra het. Jy, of wie ook al vir jou skool betaal, kan dit met die knoppie hieronder aanvaar; niks hoef weer ingetik te word nie.',
        quote_ends:
          'Jou kwotasie verval binnekort. Tot dan geld die pryse, en dit kan met die knoppie hieronder aanvaar word.',
      })[kind],
    number: 'Kwotasienommer',
    validUntil: 'Geldig tot',
    open: 'Maak die kwotasie oop',
  },
}

const kinds = new Set<string>(quotationKinds)

export const isQuotationKind = (kind: OrderMail['kind']): kind is QuotationKind => kinds.has(kind)
