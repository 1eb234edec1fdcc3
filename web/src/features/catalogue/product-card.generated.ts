// Written by "npm run codegen -w web". Do not edit.
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type ProductCard_ItemFragment = {
  __typename: 'ShopItem'
  nodeId: string
  id: string
  title: string
  thumbnails: Array<string | null>
  featured: boolean
  physical: boolean
  mixed: boolean
  memberCovers: Array<string | null>
  language: string | null
  price: string | null
  salePrice: string | null
  discountPercentage: string | null
  productBundleId: string | null
  category: {
    __typename: 'ProductCategory'
    nodeId: string
    name: string
    slug: string
    parent: { __typename: 'ProductCategory'; nodeId: string; name: string } | null
  } | null
} & { ' $fragmentName'?: 'ProductCard_ItemFragment' }

// prettier-ignore
export const ProductCard_ItemDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShopItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnails"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"physical"}},{"kind":"Field","name":{"kind":"Name","value":"mixed"}},{"kind":"Field","name":{"kind":"Name","value":"memberCovers"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"productBundleId"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}
// prettier-ignore
export const ProductCard_ItemFragmentDoc = {"kind":"Document","definitions":[ProductCard_ItemDefinition]} as unknown as DocumentNode<ProductCard_ItemFragment, unknown>
