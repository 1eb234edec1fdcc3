// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type OrderBankDetailsQueryVariables = Exact<{ [key: string]: never }>

export type OrderBankDetailsQuery = { bankDetails: string | null }

// prettier-ignore
export const OrderBankDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderBankDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankDetails"}}]}}]} as unknown as DocumentNode<OrderBankDetailsQuery, OrderBankDetailsQueryVariables>
