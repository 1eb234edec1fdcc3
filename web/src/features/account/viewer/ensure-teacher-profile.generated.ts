// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type EnsureTeacherProfileMutationVariables = Exact<{ [key: string]: never }>

export type EnsureTeacherProfileMutation = {
  ensureTeacherProfile: {
    __typename: 'TeacherProfile'
    nodeId: string
    translateI18n: string | null
  } | null
}

// prettier-ignore
export const EnsureTeacherProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnsureTeacherProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ensureTeacherProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"translateI18n"}}]}}]}}]} as unknown as DocumentNode<EnsureTeacherProfileMutation, EnsureTeacherProfileMutationVariables>
