// Written by "npm run codegen -w web". Do not edit.
import type { CartLine_LineFragment } from './cart-line.generated.ts'
import type { CartTotals_OrderFragment } from './cart-totals.generated.ts'
import type { CouponField_OrderFragment } from './coupon-field.generated.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
import { CartLine_LineDefinition } from './cart-line.generated.ts'
import { CartTotals_OrderDefinition } from './cart-totals.generated.ts'
import { CouponField_OrderDefinition } from './coupon-field.generated.ts'
export type CartLines_OrderFragment = ({
  __typename: 'TeacherProductsOrder'
  nodeId: string
  overlaps: string | null
  couponProblem: string | null
  lines: {
    __typename: 'OrderLineConnection'
    edges: Array<{
      __typename: 'OrderLineEdge'
      node: {
        __typename: 'OrderLine'
        nodeId: string
        id: string
        available: boolean | null
        alreadyOwned: boolean | null
      } & { ' $fragmentRefs'?: { CartLine_LineFragment: CartLine_LineFragment } }
    }>
  } | null
} & {
  ' $fragmentRefs'?: {
    CartTotals_OrderFragment: CartTotals_OrderFragment
    CouponField_OrderFragment: CouponField_OrderFragment
  }
}) & { ' $fragmentName'?: 'CartLines_OrderFragment' }

// prettier-ignore
export const CartLines_OrderDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLines_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"overlaps"}},{"kind":"Field","name":{"kind":"Name","value":"couponProblem"}},{"kind":"Field","alias":{"kind":"Name","value":"lines"},"name":{"kind":"Name","value":"orderLineCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"createdAt"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyOwned"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLine_line"}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartTotals_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CouponField_order"}}]}}
// prettier-ignore
export const CartLines_OrderFragmentDoc = {"kind":"Document","definitions":[CartLines_OrderDefinition,CartLine_LineDefinition,CartTotals_OrderDefinition,CouponField_OrderDefinition]} as unknown as DocumentNode<CartLines_OrderFragment, unknown>
