// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type PlanProductChangeMutationVariables = Exact<{
  target: string
  change: string
  expectedCount: number
}>

export type PlanProductChangeMutation = { planProductChange: string | null }

export type ProductChangeRowsMutationVariables = Exact<{
  changeId: string
  outcome: string
  atMost: number
  rowsBefore: number
}>

export type ProductChangeRowsMutation = { productChangeRows: string | null }

export type RunProductChangeMutationVariables = Exact<{
  changeId: string
  atMost: number
}>

export type RunProductChangeMutation = { runProductChange: string | null }

export type UndoProductChangeMutationVariables = Exact<{
  changeId: string
}>

export type UndoProductChangeMutation = { undoProductChange: string | null }

// prettier-ignore
export const PlanProductChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlanProductChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"target"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"change"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedCount"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planProductChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"target"},"value":{"kind":"Variable","name":{"kind":"Name","value":"target"}}},{"kind":"Argument","name":{"kind":"Name","value":"change"},"value":{"kind":"Variable","name":{"kind":"Name","value":"change"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedCount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedCount"}}}]}]}}]} as unknown as DocumentNode<PlanProductChangeMutation, PlanProductChangeMutationVariables>
// prettier-ignore
export const ProductChangeRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProductChangeRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"atMost"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rowsBefore"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productChangeRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"outcome"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}}},{"kind":"Argument","name":{"kind":"Name","value":"atMost"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atMost"}}},{"kind":"Argument","name":{"kind":"Name","value":"rowsBefore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rowsBefore"}}}]}]}}]} as unknown as DocumentNode<ProductChangeRowsMutation, ProductChangeRowsMutationVariables>
// prettier-ignore
export const RunProductChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RunProductChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"atMost"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runProductChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"atMost"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atMost"}}}]}]}}]} as unknown as DocumentNode<RunProductChangeMutation, RunProductChangeMutationVariables>
// prettier-ignore
export const UndoProductChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoProductChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoProductChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changeId"}}}]}]}}]} as unknown as DocumentNode<UndoProductChangeMutation, UndoProductChangeMutationVariables>
