// Written by "npm run codegen -w web". Do not edit.
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type LibraryCard_ProductFragment = {
  __typename: 'Product'
  nodeId: string
  id: string
  title: string
  thumbnails: Array<string | null>
  physical: boolean
  language: string | null
  ownedAs: string | null
  ownedSince: string | null
  seatFrom: string | null
  hasCorrection: boolean | null
  category: {
    __typename: 'ProductCategory'
    nodeId: string
    name: string
    slug: string
    parent: { __typename: 'ProductCategory'; nodeId: string; name: string } | null
  } | null
} & { ' $fragmentName'?: 'LibraryCard_ProductFragment' }

// prettier-ignore
export const LibraryCard_ProductDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"LibraryCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnails"}},{"kind":"Field","name":{"kind":"Name","value":"physical"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"ownedAs"}},{"kind":"Field","name":{"kind":"Name","value":"ownedSince"}},{"kind":"Field","name":{"kind":"Name","value":"seatFrom"}},{"kind":"Field","name":{"kind":"Name","value":"hasCorrection"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}
// prettier-ignore
export const LibraryCard_ProductFragmentDoc = {"kind":"Document","definitions":[LibraryCard_ProductDefinition]} as unknown as DocumentNode<LibraryCard_ProductFragment, unknown>
