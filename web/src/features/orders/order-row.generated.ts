// Written by "npm run codegen -w web". Do not edit.
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type OrderRow_OrderFragment = {
  __typename: 'TeacherProductsOrder'
  nodeId: string
  id: string
  orderNumber: string | null
  orderDateTime: string | null
  orderStatus: string
  orderPaymentMethod: string | null
  orderTotal: string
  productCount: number
} & { ' $fragmentName'?: 'OrderRow_OrderFragment' }

// prettier-ignore
export const OrderRow_OrderDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"orderDateTime"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"orderPaymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"orderTotal"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}}]}}
// prettier-ignore
export const OrderRow_OrderFragmentDoc = {"kind":"Document","definitions":[OrderRow_OrderDefinition]} as unknown as DocumentNode<OrderRow_OrderFragment, unknown>
