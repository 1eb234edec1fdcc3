// Written by "npm run codegen -w web". Do not edit.
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type ArchivedOrder_OrderFragment = {
  __typename: 'ArchivedTeacherProductsOrder'
  nodeId: string
  orderNumber: string | null
  orderStatus: string
  orderDateTime: string | null
  orderPaymentMethod: string | null
  orderShippingDetails: string | null
  orderProducts: string
  orderEvents: string
  couponCode: string | null
  couponAmount: string
  shippingFee: string
  orderTotal: string
  orderVat: string
} & { ' $fragmentName'?: 'ArchivedOrder_OrderFragment' }

// prettier-ignore
export const ArchivedOrder_OrderDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArchivedOrder_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArchivedTeacherProductsOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"orderDateTime"}},{"kind":"Field","name":{"kind":"Name","value":"orderPaymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"orderShippingDetails"}},{"kind":"Field","name":{"kind":"Name","value":"orderProducts"}},{"kind":"Field","name":{"kind":"Name","value":"orderEvents"}},{"kind":"Field","name":{"kind":"Name","value":"couponCode"}},{"kind":"Field","name":{"kind":"Name","value":"couponAmount"}},{"kind":"Field","name":{"kind":"Name","value":"shippingFee"}},{"kind":"Field","name":{"kind":"Name","value":"orderTotal"}},{"kind":"Field","name":{"kind":"Name","value":"orderVat"}}]}}
// prettier-ignore
export const ArchivedOrder_OrderFragmentDoc = {"kind":"Document","definitions":[ArchivedOrder_OrderDefinition]} as unknown as DocumentNode<ArchivedOrder_OrderFragment, unknown>
