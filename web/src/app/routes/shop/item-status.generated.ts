// Written by "npm run codegen -w web". Do not edit.
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type ItemStatus_ItemFragment = {
  __typename: 'ShopItem'
  nodeId: string
  id: string
  product: { __typename: 'Product'; nodeId: string; ownedAs: string | null } | null
  productBundle: { __typename: 'ProductBundle'; nodeId: string; bought: boolean | null } | null
} & { ' $fragmentName'?: 'ItemStatus_ItemFragment' }

// prettier-ignore
export const ItemStatus_ItemDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemStatus_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShopItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"ownedAs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productBundle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"bought"}}]}}]}}
// prettier-ignore
export const ItemStatus_ItemFragmentDoc = {"kind":"Document","definitions":[ItemStatus_ItemDefinition]} as unknown as DocumentNode<ItemStatus_ItemFragment, unknown>
