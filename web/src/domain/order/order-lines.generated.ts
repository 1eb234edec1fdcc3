// Written by "npm run codegen -w web". Do not edit.
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type OrderLines_OrderFragment = {
  __typename: 'TeacherProductsOrder'
  nodeId: string
  couponCode: string | null
  couponAmount: string
  shippingFee: string
  orderTotal: string
  orderVat: string
  refundedAmount: string
  paidAmount: string | null
  dueAmount: string | null
  creditAmount: string | null
  orderLineCollection: {
    __typename: 'OrderLineConnection'
    edges: Array<{
      __typename: 'OrderLineEdge'
      node: {
        __typename: 'OrderLine'
        nodeId: string
        title: string
        price: string | null
        quantity: number
        unitPrice: string
        linePrice: string
        discountPercentage: string | null
        physical: boolean
        withdrawnAt: string | null
        questions: string
        product: {
          __typename: 'Product'
          nodeId: string
          thumbnails: Array<string | null>
          language: string | null
        } | null
        productBundle: {
          __typename: 'ProductBundle'
          nodeId: string
          thumbnails: Array<string | null>
          language: string | null
        } | null
        members: {
          __typename: 'OrderLineMemberConnection'
          edges: Array<{
            __typename: 'OrderLineMemberEdge'
            node: {
              __typename: 'OrderLineMember'
              nodeId: string
              title: string
              physical: boolean
              paidBefore: boolean
              product: { __typename: 'Product'; nodeId: string; language: string | null } | null
            }
          }>
        } | null
      }
    }>
  } | null
} & { ' $fragmentName'?: 'OrderLines_OrderFragment' }

// prettier-ignore
export const OrderLines_OrderDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLines_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"couponCode"}},{"kind":"Field","name":{"kind":"Name","value":"couponAmount"}},{"kind":"Field","name":{"kind":"Name","value":"shippingFee"}},{"kind":"Field","name":{"kind":"Name","value":"orderTotal"}},{"kind":"Field","name":{"kind":"Name","value":"orderVat"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"dueAmount"}},{"kind":"Field","name":{"kind":"Name","value":"creditAmount"}},{"kind":"Field","name":{"kind":"Name","value":"orderLineCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"createdAt"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"linePrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"physical"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnails"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productBundle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnails"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"position"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"physical"}},{"kind":"Field","name":{"kind":"Name","value":"paidBefore"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]}}]}}]}}]}}]}}]}}
// prettier-ignore
export const OrderLines_OrderFragmentDoc = {"kind":"Document","definitions":[OrderLines_OrderDefinition]} as unknown as DocumentNode<OrderLines_OrderFragment, unknown>
