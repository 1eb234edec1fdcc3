// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type ContentCheckResultQueryVariables = Exact<{ [key: string]: never }>

export type ContentCheckResultQuery = { contentCheckResult: string | null }

export type UnnamedFilesQueryVariables = Exact<{ [key: string]: never }>

export type UnnamedFilesQuery = { unnamedFilesForAdmin: string | null }

export type StartContentCheckMutationVariables = Exact<{
  resume: boolean
}>

export type StartContentCheckMutation = { startContentCheck: string | null }

export type ContinueContentCheckMutationVariables = Exact<{
  checkId: string
}>

export type ContinueContentCheckMutation = { continueContentCheck: string | null }

// prettier-ignore
export const ContentCheckResultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentCheckResult"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentCheckResult"}}]}}]} as unknown as DocumentNode<ContentCheckResultQuery, ContentCheckResultQueryVariables>
// prettier-ignore
export const UnnamedFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnnamedFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unnamedFilesForAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"atMost"},"value":{"kind":"IntValue","value":"100"}}]}]}}]} as unknown as DocumentNode<UnnamedFilesQuery, UnnamedFilesQueryVariables>
// prettier-ignore
export const StartContentCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartContentCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resume"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startContentCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"resume"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resume"}}}]}]}}]} as unknown as DocumentNode<StartContentCheckMutation, StartContentCheckMutationVariables>
// prettier-ignore
export const ContinueContentCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ContinueContentCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"checkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"continueContentCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"checkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"checkId"}}}]}]}}]} as unknown as DocumentNode<ContinueContentCheckMutation, ContinueContentCheckMutationVariables>
