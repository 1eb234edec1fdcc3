import { useQuery } from '@apollo/client/react'
import { useTellUnread } from '@/components/use-tell-unread.ts'
import { ChargesVatDocument } from './charges-vat.generated.ts'

/**
 * Whether today's prices include VAT, which only the database knows. False until it has answered; pages
 * that show prices request it together with them.
 */
export function useChargesVat(): boolean {
  const { data, error, refetch } = useQuery(ChargesVatDocument)
  useTellUnread(error, refetch)
  return data?.chargesVat === true
}
