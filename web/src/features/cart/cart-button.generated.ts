// Written by "npm run codegen -w web". Do not edit.
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type CartButton_OrderFragment = {
  __typename: 'TeacherProductsOrder'
  nodeId: string
  orderLineCollection: {
    __typename: 'OrderLineConnection'
    edges: Array<{ __typename: 'OrderLineEdge'; node: { __typename: 'OrderLine'; nodeId: string } }>
  } | null
} & { ' $fragmentName'?: 'CartButton_OrderFragment' }

// prettier-ignore
export const CartButton_OrderDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartButton_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"orderLineCollection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}}]}}]}}]}}]}}
// prettier-ignore
export const CartButton_OrderFragmentDoc = {"kind":"Document","definitions":[CartButton_OrderDefinition]} as unknown as DocumentNode<CartButton_OrderFragment, unknown>
