import type { ApolloClient } from '@apollo/client'
import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { InvoiceDetailsDocument, SaveInvoiceDetailsDocument } from './invoice-details.generated.ts'
import { toAppError } from '@/lib/errors.ts'
import * as longest from '@/lib/longest.ts'
import { readCart } from '../cart-actions.ts'

const kept = z.object({ name: z.string(), address: z.string(), vatNumber: z.string() })

/** The person or school to whom invoices are issued; without an address up to R5,000. */
export type InvoiceDetails = z.infer<typeof kept>

/** The key of the draft stored for this window. */
export const invoiceDraft = 'invoice-to'

export const noInvoiceDetails: InvoiceDetails = { name: '', address: '', vatNumber: '' }

/** Parses the answer of getInvoiceDetails (JSON); null when invoices are issued to the name in the profile. */
export function parseInvoiceDetails(answer: string | null | undefined): InvoiceDetails | null {
  if (answer === null || answer === undefined) return null
  return z.nullable(kept).parse(JSON.parse(answer))
}

const messages = defineMessages({
  name: { defaultMessage: 'Name is required', id: 'Gvxoji' },
  address: { defaultMessage: 'Address is required', id: 'PWe6/f' },
  vatNumber: { defaultMessage: 'A VAT number has ten digits and begins with 4.', id: 'ZjBF8T' },
})

/**
 * The database checks the same rules (save_invoice_details).
 * @param addressNeeded above R5,000
 */
export function invoiceDetailsSchema(intl: IntlShape, addressNeeded: boolean) {
  const required = (key: 'name' | 'address', most: number) =>
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: intl.formatMessage(messages[key]), abort: true }),
        z.maxLength(most),
      )
  return z.object({
    name: required('name', longest.invoiceName),
    address: addressNeeded
      ? required('address', longest.invoiceAddress)
      : z.string().check(z.trim(), z.maxLength(longest.invoiceAddress)),
    vatNumber: z.string().check(
      z.overwrite((typed) => typed.replaceAll(/\s/g, '')),
      z.regex(/^(4\d{9})?$/, intl.formatMessage(messages.vatNumber)),
    ),
  })
}

/**
 * Saves the details for this and later invoices; null deletes them, and the name in the profile is used.
 * @throws AppError invoice_details_invalid, vat_number_invalid
 */
export async function saveInvoiceDetails(
  client: Pick<ApolloClient, 'mutate' | 'query'>,
  details: InvoiceDetails | null,
): Promise<void> {
  try {
    await client.mutate({
      mutation: SaveInvoiceDetailsDocument,
      variables: { invoiceDetails: JSON.stringify(details ?? {}) },
      fetchPolicy: 'no-cache',
    })
    await client.query({ query: InvoiceDetailsDocument, fetchPolicy: 'network-only' })
    await readCart(client)
  } catch (error) {
    throw toAppError(error)
  }
}
