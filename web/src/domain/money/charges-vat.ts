import { useQuery } from '@apollo/client/react'
import { ChargesVatDocument } from './charges-vat.generated.ts'

/**
 * Whether today's prices include VAT, which only the database knows. False until it has answered; pages
 * that show prices request it together with them.
 */
export function useChargesVat(): boolean {
  const { data } = useQuery(ChargesVatDocument)
  return data?.chargesVat === true
}
