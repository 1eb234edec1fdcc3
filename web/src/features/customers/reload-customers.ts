import type { ApolloClient } from '@apollo/client'
import { refetch } from '@/graphql/ask-again.ts'
import {
  CustomersCountDocument,
  CustomersDocument,
  CustomersSearchCountDocument,
  CustomersSearchDocument,
} from './customers.generated.ts'

/** Asks for the open page of customers and their number again. */
export const reloadCustomers = async (client: ApolloClient): Promise<unknown> =>
  refetch(client, {
    include: [
      CustomersDocument,
      CustomersSearchDocument,
      CustomersCountDocument,
      CustomersSearchCountDocument,
    ],
  })
