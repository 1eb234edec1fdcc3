// Written by "npm run codegen -w web". Do not edit.
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type CouponField_OrderFragment = {
  __typename: 'TeacherProductsOrder'
  nodeId: string
  teacherProfileId: string
  couponCode: string | null
  orderTotal: string
  orderableCouponAmount: string | null
  couponProblem: string | null
} & { ' $fragmentName'?: 'CouponField_OrderFragment' }

// prettier-ignore
export const CouponField_OrderDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CouponField_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherProfileId"}},{"kind":"Field","name":{"kind":"Name","value":"couponCode"}},{"kind":"Field","name":{"kind":"Name","value":"orderTotal"}},{"kind":"Field","name":{"kind":"Name","value":"orderableCouponAmount"}},{"kind":"Field","name":{"kind":"Name","value":"couponProblem"}}]}}
// prettier-ignore
export const CouponField_OrderFragmentDoc = {"kind":"Document","definitions":[CouponField_OrderDefinition]} as unknown as DocumentNode<CouponField_OrderFragment, unknown>
