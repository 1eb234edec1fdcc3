import { useQuery } from '@apollo/client/react'
import { ChargesVatDocument } from './charges-vat.generated.ts'

/**
 * Whether today's prices include VAT, which only the database knows. False until it has said so: pages that show prices ask
 * for it with them, so it is there when they are.
 */
export function useChargesVat(): boolean {
  const { data } = useQuery(ChargesVatDocument)
  return data?.chargesVat === true
}
