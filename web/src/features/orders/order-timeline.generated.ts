// Written by "npm run codegen -w web". Do not edit.
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type OrderTimeline_OrderFragment = {
  __typename: 'TeacherProductsOrder'
  nodeId: string
  orderEventCollection: {
    __typename: 'OrderEventConnection'
    edges: Array<{
      __typename: 'OrderEventEdge'
      node: {
        __typename: 'OrderEvent'
        nodeId: string
        id: string
        createdAt: string
        toStatus: string
        reason: string
      }
    }>
  } | null
} & { ' $fragmentName'?: 'OrderTimeline_OrderFragment' }

// prettier-ignore
export const OrderTimeline_OrderDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTimeline_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"orderEventCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"createdAt"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"toStatus"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]}}
// prettier-ignore
export const OrderTimeline_OrderFragmentDoc = {"kind":"Document","definitions":[OrderTimeline_OrderDefinition]} as unknown as DocumentNode<OrderTimeline_OrderFragment, unknown>
