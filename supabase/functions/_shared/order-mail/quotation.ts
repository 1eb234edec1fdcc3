import { documentNumber } from '../invoice/content.ts'
import { quotationAddress } from '../quotation/paper.ts'
import { writtenDay } from '../text/written-day.ts'
import type { MailedQuotation, OrderMail, ShopContact } from './content.ts'
import type { MailRow } from './frame.ts'
import { quotationWords } from './quotation-words.ts'

/** Which quotation it is, and until when it holds. */
export function quotationFacts({ language }: OrderMail, quotation: MailedQuotation): MailRow[] {
  const words = quotationWords[language]
  return [
    { label: words.number, value: documentNumber('quotation', quotation.number) },
    { label: words.validUntil, value: writtenDay(quotation.validUntil, language), strong: true },
  ]
}

/** The page on which it is accepted. */
export const quotationLink = ({ token }: MailedQuotation, shop: ShopContact) =>
  quotationAddress(shop.siteUrl, token)
