// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type CreateReportingDataMutationVariables = Exact<{ [key: string]: never }>

export type CreateReportingDataMutation = { createReportingData: number | null }

// prettier-ignore
export const CreateReportingDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReportingData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReportingData"}}]}}]} as unknown as DocumentNode<CreateReportingDataMutation, CreateReportingDataMutationVariables>
