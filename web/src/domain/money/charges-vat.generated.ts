// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type ChargesVatQueryVariables = Exact<{ [key: string]: never }>

export type ChargesVatQuery = { chargesVat: boolean | null }

// prettier-ignore
export const ChargesVatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChargesVat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargesVat"}}]}}]} as unknown as DocumentNode<ChargesVatQuery, ChargesVatQueryVariables>
