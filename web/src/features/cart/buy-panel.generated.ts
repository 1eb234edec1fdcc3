// Written by "npm run codegen -w web". Do not edit.
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type BuyPanel_ItemFragment = {
  __typename: 'ShopItem'
  nodeId: string
  id: string
  productId: string | null
  productBundleId: string | null
  price: string | null
  salePrice: string | null
  product: { __typename: 'Product'; nodeId: string; questions: string } | null
  productBundle: { __typename: 'ProductBundle'; nodeId: string; questions: string | null } | null
} & { ' $fragmentName'?: 'BuyPanel_ItemFragment' }

// prettier-ignore
export const BuyPanel_ItemDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BuyPanel_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShopItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productBundleId"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productBundle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}}]}}]}}
// prettier-ignore
export const BuyPanel_ItemFragmentDoc = {"kind":"Document","definitions":[BuyPanel_ItemDefinition]} as unknown as DocumentNode<BuyPanel_ItemFragment, unknown>
