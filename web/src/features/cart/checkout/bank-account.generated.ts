// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type BankAccountQueryVariables = Exact<{ [key: string]: never }>

export type BankAccountQuery = { bankDetails: string | null }

// prettier-ignore
export const BankAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankDetails"}}]}}]} as unknown as DocumentNode<BankAccountQuery, BankAccountQueryVariables>
