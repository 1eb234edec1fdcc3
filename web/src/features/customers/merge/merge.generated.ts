// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type PreviewMergeMutationVariables = Exact<{
  keptId: string
  emptiedId: string
}>

export type PreviewMergeMutation = { previewMerge: string | null }

export type MergeAccountsMutationVariables = Exact<{
  keptId: string
  emptiedId: string
  cart?: string | null | undefined
}>

export type MergeAccountsMutation = { mergeAccounts: string | null }

export type OldCustomerQueryVariables = Exact<{
  email: string
}>

export type OldCustomerQuery = { findTeacherAccount: string | null }

// prettier-ignore
export const PreviewMergeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewMerge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"emptiedId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewMerge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keptId"}}},{"kind":"Argument","name":{"kind":"Name","value":"emptiedId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"emptiedId"}}}]}]}}]} as unknown as DocumentNode<PreviewMergeMutation, PreviewMergeMutationVariables>
// prettier-ignore
export const MergeAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeAccounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"emptiedId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cart"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeAccounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keptId"}}},{"kind":"Argument","name":{"kind":"Name","value":"emptiedId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"emptiedId"}}},{"kind":"Argument","name":{"kind":"Name","value":"cart"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cart"}}}]}]}}]} as unknown as DocumentNode<MergeAccountsMutation, MergeAccountsMutationVariables>
// prettier-ignore
export const OldCustomerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OldCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findTeacherAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as DocumentNode<OldCustomerQuery, OldCustomerQueryVariables>
