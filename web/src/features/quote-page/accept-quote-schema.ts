import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import * as longest from '@/lib/longest.ts'

const messages = defineMessages({
  name: { defaultMessage: 'Fill in your name.', id: 'XzNSxK' },
  invoiceName: { defaultMessage: 'Name is required', id: 'Gvxoji' },
  address: { defaultMessage: 'Address is required', id: 'PWe6/f' },
  vatNumber: { defaultMessage: 'A VAT number has ten digits and begins with 4.', id: 'ZjBF8T' },
})

/** The rules of the page; the database has the last word. */
export function acceptQuoteSchema(intl: IntlShape, asksInvoiceTo: boolean) {
  const least = asksInvoiceTo ? 1 : 0
  return z.object({
    acceptedBy: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, intl.formatMessage(messages.name)),
        z.maxLength(longest.acceptedBy),
      ),
    purchaseOrderNumber: z.string().check(z.trim(), z.maxLength(longest.purchaseOrderNumber)),
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(least, intl.formatMessage(messages.invoiceName)),
        z.maxLength(longest.invoiceName),
      ),
    address: z
      .string()
      .check(
        z.trim(),
        z.minLength(least, intl.formatMessage(messages.address)),
        z.maxLength(longest.invoiceAddress),
      ),
    vatNumber: z
      .string()
      .check(
        z.refine(
          (typed) => /^(4\d{9})?$/.test(typed.replaceAll(/\s/g, '')),
          intl.formatMessage(messages.vatNumber),
        ),
      ),
  })
}
