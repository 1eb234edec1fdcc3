import { z } from 'zod/mini'
import { postToFunction } from '@/lib/edge-function.ts'

const answer = z.object({ url: z.url(), fileName: z.string() })

/** INV-000123, CN-000007, as the paper says. */
export const invoiceNumber = ({ kind, number }: { kind: string; number: number }) =>
  `${kind === 'invoice' ? 'INV' : 'CN'}-${String(number).padStart(6, '0')}`

/**
 * Fetches the PDF of an invoice or credit note: the link that the server hands out ends after a minute.
 * @throws AppError
 */
export async function downloadInvoice(invoiceId: string): Promise<void> {
  const { url, fileName } = answer.parse(await postToFunction('invoice-document', { invoiceId }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.rel = 'noopener'
  link.click()
}
