// Written by "npm run codegen -w web". Do not edit.
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type ProductFacts_ItemFragment = {
  __typename: 'ShopItem'
  nodeId: string
  physical: boolean
  mixed: boolean
  language: string | null
  term: number | null
  tags: Array<string | null>
  product: {
    __typename: 'Product'
    nodeId: string
    pages: number | null
    marks: number | null
    topic: string | null
  } | null
} & { ' $fragmentName'?: 'ProductFacts_ItemFragment' }

// prettier-ignore
export const ProductFacts_ItemDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFacts_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShopItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"physical"}},{"kind":"Field","name":{"kind":"Name","value":"mixed"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"marks"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}}]}}]}}
// prettier-ignore
export const ProductFacts_ItemFragmentDoc = {"kind":"Document","definitions":[ProductFacts_ItemDefinition]} as unknown as DocumentNode<ProductFacts_ItemFragment, unknown>
