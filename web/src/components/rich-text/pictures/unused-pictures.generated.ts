// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type UnusedPicturesQueryVariables = Exact<{ [key: string]: never }>

export type UnusedPicturesQuery = { myUnusedPictures: Array<string | null> | null }

// prettier-ignore
export const UnusedPicturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnusedPictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myUnusedPictures"}}]}}]} as unknown as DocumentNode<UnusedPicturesQuery, UnusedPicturesQueryVariables>
