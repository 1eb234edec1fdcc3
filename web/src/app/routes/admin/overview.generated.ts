// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type OverviewQueryVariables = Exact<{ [key: string]: never }>

export type OverviewQuery = { overviewForAdmin: string | null; shopProblems: string | null }

// prettier-ignore
export const OverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Overview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overviewForAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"shopProblems"}}]}}]} as unknown as DocumentNode<OverviewQuery, OverviewQueryVariables>
