// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { ProductCard_ItemFragment } from './product-card.generated.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
import { ProductCard_ItemDefinition } from './product-card.generated.ts'
export type RelatedResourcesQueryVariables = Exact<{
  id: string
}>

export type RelatedResourcesQuery = {
  related: {
    __typename: 'ShopItemConnection'
    edges: Array<{
      __typename: 'ShopItemEdge'
      node: {
        __typename: 'ShopItem'
        nodeId: string
        id: string
        term: number | null
        language: string | null
        publishDate: string
      } & { ' $fragmentRefs'?: { ProductCard_ItemFragment: ProductCard_ItemFragment } }
    }>
  } | null
  bundles: {
    __typename: 'ShopItemConnection'
    edges: Array<{
      __typename: 'ShopItemEdge'
      node: { __typename: 'ShopItem'; nodeId: string; id: string } & {
        ' $fragmentRefs'?: { ProductCard_ItemFragment: ProductCard_ItemFragment }
      }
    }>
  } | null
}

// prettier-ignore
export const RelatedResourcesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RelatedResources"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"related"},"name":{"kind":"Name","value":"relatedItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"itemId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"atMost"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishDate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_item"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"bundles"},"name":{"kind":"Name","value":"bundlesWith"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"itemId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_item"}}]}}]}}]}}]}},ProductCard_ItemDefinition]} as unknown as DocumentNode<RelatedResourcesQuery, RelatedResourcesQueryVariables>
