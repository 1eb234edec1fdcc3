import { fileOfFunction } from '@/lib/edge-function.ts'
import { saveFile } from '@/lib/save-file.ts'
import { quotationNumber } from './sent-quotation.ts'

/** The PDF of the quotation that a link leads to. @throws AppError quotation_not_found, too_many_requests */
export async function downloadQuotation(token: string, number: number): Promise<void> {
  saveFile(
    await fileOfFunction('quotation', { want: 'paper', token }),
    `${quotationNumber(number)}.pdf`,
  )
}
