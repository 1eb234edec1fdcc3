// Written by "npm run codegen -w web". Do not edit.
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type OrderFactsFragment = {
  __typename: 'TeacherProductsOrder'
  nodeId: string
  id: string
  orderTotal: string
  orderableTotal: string | null
  orderableShippingFee: string | null
  orderableCouponAmount: string | null
  couponCode: string | null
  couponProblem: string | null
  lines: {
    __typename: 'OrderLineConnection'
    edges: Array<{
      __typename: 'OrderLineEdge'
      node: {
        __typename: 'OrderLine'
        nodeId: string
        id: string
        title: string
        unitPrice: string
        quantity: number
        available: boolean | null
        alreadyOwned: boolean | null
      }
    }>
  } | null
} & { ' $fragmentName'?: 'OrderFactsFragment' }

// prettier-ignore
export const OrderFactsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderTotal"}},{"kind":"Field","name":{"kind":"Name","value":"orderableTotal"}},{"kind":"Field","name":{"kind":"Name","value":"orderableShippingFee"}},{"kind":"Field","name":{"kind":"Name","value":"orderableCouponAmount"}},{"kind":"Field","name":{"kind":"Name","value":"couponCode"}},{"kind":"Field","name":{"kind":"Name","value":"couponProblem"}},{"kind":"Field","alias":{"kind":"Name","value":"lines"},"name":{"kind":"Name","value":"orderLineCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"createdAt"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyOwned"}}]}}]}}]}}]}}
// prettier-ignore
export const OrderFactsFragmentDoc = {"kind":"Document","definitions":[OrderFactsDefinition]} as unknown as DocumentNode<OrderFactsFragment, unknown>
