import { useQuery } from '@apollo/client/react'
import { CustomerPageDocument } from './customer-page.generated.ts'
import { readCustomer, type Customer } from './customer-document.ts'

export interface AskedCustomer {
  /** Null for a customer who does not exist; undefined while nothing is known. */
  customer: Customer | null | undefined
  error: unknown
  again: () => void
}

/** Everything that the page shows first, in one request. What was seen last is shown at once. */
export function useCustomer(id: string): AskedCustomer {
  const { data, error, refetch } = useQuery(CustomerPageDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  return {
    customer: data === undefined ? undefined : readCustomer(data.customerPage),
    error,
    again: () => void refetch().catch(() => undefined),
  }
}
