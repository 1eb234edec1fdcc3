// Written by "npm run codegen -w web". Do not edit.
import type { OrderFactsFragment } from './order-facts.generated.ts'
import type { CartLines_OrderFragment } from '../cart-lines.generated.ts'
import type { ConfirmStep_OrderFragment } from './confirm-step.generated.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
import { OrderFactsDefinition } from './order-facts.generated.ts'
import { CartLine_LineDefinition } from '../cart-line.generated.ts'
import { CartTotals_OrderDefinition } from '../cart-totals.generated.ts'
import { CouponField_OrderDefinition } from '../coupon-field.generated.ts'
import { CartLines_OrderDefinition } from '../cart-lines.generated.ts'
import { ConfirmStep_OrderDefinition } from './confirm-step.generated.ts'
export type CheckoutSteps_OrderFragment = ({
  __typename: 'TeacherProductsOrder'
  nodeId: string
  id: string
  teacherProfileId: string
  hasPhysical: boolean
  orderTotal: string
  couponCode: string | null
  couponProblem: string | null
  lines: {
    __typename: 'OrderLineConnection'
    edges: Array<{
      __typename: 'OrderLineEdge'
      node: {
        __typename: 'OrderLine'
        nodeId: string
        available: boolean | null
        alreadyOwned: boolean | null
        answersMissing: boolean | null
      }
    }>
  } | null
} & {
  ' $fragmentRefs'?: {
    OrderFactsFragment: OrderFactsFragment
    CartLines_OrderFragment: CartLines_OrderFragment
    ConfirmStep_OrderFragment: ConfirmStep_OrderFragment
  }
}) & { ' $fragmentName'?: 'CheckoutSteps_OrderFragment' }

// prettier-ignore
export const CheckoutSteps_OrderDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutSteps_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"teacherProfileId"}},{"kind":"Field","name":{"kind":"Name","value":"hasPhysical"}},{"kind":"Field","name":{"kind":"Name","value":"orderTotal"}},{"kind":"Field","name":{"kind":"Name","value":"couponCode"}},{"kind":"Field","name":{"kind":"Name","value":"couponProblem"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderFacts"}},{"kind":"Field","alias":{"kind":"Name","value":"lines"},"name":{"kind":"Name","value":"orderLineCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"createdAt"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyOwned"}},{"kind":"Field","name":{"kind":"Name","value":"answersMissing"}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLines_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfirmStep_order"}}]}}
// prettier-ignore
export const CheckoutSteps_OrderFragmentDoc = {"kind":"Document","definitions":[CheckoutSteps_OrderDefinition,OrderFactsDefinition,CartLine_LineDefinition,CartTotals_OrderDefinition,CouponField_OrderDefinition,CartLines_OrderDefinition,ConfirmStep_OrderDefinition]} as unknown as DocumentNode<CheckoutSteps_OrderFragment, unknown>
