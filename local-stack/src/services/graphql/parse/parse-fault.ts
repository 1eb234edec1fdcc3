import type { GraphQLError } from 'graphql'
import { GraphqlFault } from '../faults.ts'

export function parseFault(_query: string, error: GraphQLError): GraphqlFault {
  return new GraphqlFault(`query parse error: ${error.message}`)
}
