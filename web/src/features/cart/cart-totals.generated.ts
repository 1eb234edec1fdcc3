// Written by "npm run codegen -w web". Do not edit.
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type CartTotals_OrderFragment = {
  __typename: 'TeacherProductsOrder'
  nodeId: string
  couponCode: string | null
  couponProblem: string | null
  orderTotal: string
  orderableShippingFee: string | null
  orderableCouponAmount: string | null
  orderableTotal: string | null
  orderableVat: string | null
} & { ' $fragmentName'?: 'CartTotals_OrderFragment' }

// prettier-ignore
export const CartTotals_OrderDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartTotals_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"couponCode"}},{"kind":"Field","name":{"kind":"Name","value":"couponProblem"}},{"kind":"Field","name":{"kind":"Name","value":"orderTotal"}},{"kind":"Field","name":{"kind":"Name","value":"orderableShippingFee"}},{"kind":"Field","name":{"kind":"Name","value":"orderableCouponAmount"}},{"kind":"Field","name":{"kind":"Name","value":"orderableTotal"}},{"kind":"Field","name":{"kind":"Name","value":"orderableVat"}}]}}
// prettier-ignore
export const CartTotals_OrderFragmentDoc = {"kind":"Document","definitions":[CartTotals_OrderDefinition]} as unknown as DocumentNode<CartTotals_OrderFragment, unknown>
