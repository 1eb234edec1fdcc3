// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type UseHereMutationVariables = Exact<{ [key: string]: never }>

export type UseHereMutation = { useHere: string | null }

// prettier-ignore
export const UseHereDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UseHere"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"useHere"}}]}}]} as unknown as DocumentNode<UseHereMutation, UseHereMutationVariables>
