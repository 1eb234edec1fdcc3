// Written by "npm run codegen -w web". Do not edit.
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type ProductGallery_ItemFragment = {
  __typename: 'ShopItem'
  nodeId: string
  title: string
  thumbnails: Array<string | null>
  productBundleId: string | null
  memberCovers: Array<string | null>
} & { ' $fragmentName'?: 'ProductGallery_ItemFragment' }

// prettier-ignore
export const ProductGallery_ItemDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductGallery_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShopItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnails"}},{"kind":"Field","name":{"kind":"Name","value":"productBundleId"}},{"kind":"Field","name":{"kind":"Name","value":"memberCovers"}}]}}
// prettier-ignore
export const ProductGallery_ItemFragmentDoc = {"kind":"Document","definitions":[ProductGallery_ItemDefinition]} as unknown as DocumentNode<ProductGallery_ItemFragment, unknown>
