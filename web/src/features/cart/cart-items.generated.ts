// Written by "npm run codegen -w web". Do not edit.
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type CartItems_OrderFragment = {
  __typename: 'TeacherProductsOrder'
  nodeId: string
  orderLineCollection: {
    __typename: 'OrderLineConnection'
    edges: Array<{
      __typename: 'OrderLineEdge'
      node: {
        __typename: 'OrderLine'
        nodeId: string
        productId: string | null
        productBundleId: string | null
      }
    }>
  } | null
} & { ' $fragmentName'?: 'CartItems_OrderFragment' }

// prettier-ignore
export const CartItems_OrderDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartItems_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"orderLineCollection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productBundleId"}}]}}]}}]}}]}}
// prettier-ignore
export const CartItems_OrderFragmentDoc = {"kind":"Document","definitions":[CartItems_OrderDefinition]} as unknown as DocumentNode<CartItems_OrderFragment, unknown>
