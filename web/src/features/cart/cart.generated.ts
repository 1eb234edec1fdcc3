// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { OpenPayments_OrderFragment } from './open-payments.generated.ts'
import type { HeldMoney_OrderFragment } from '../../domain/payment/held-money.generated.ts'
import type { CartButton_OrderFragment } from './cart-button.generated.ts'
import type { CartItems_OrderFragment } from './cart-items.generated.ts'
import type { CheckoutSteps_OrderFragment } from './checkout/checkout-steps.generated.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
import { OpenPayment_OrderDefinition } from '../../domain/payment/open-payment.generated.ts'
import { OpenPayments_OrderDefinition } from './open-payments.generated.ts'
import { HeldMoney_OrderDefinition } from '../../domain/payment/held-money.generated.ts'
import { CartButton_OrderDefinition } from './cart-button.generated.ts'
import { CartItems_OrderDefinition } from './cart-items.generated.ts'
import { OrderFactsDefinition } from './checkout/order-facts.generated.ts'
import { CartLine_LineDefinition } from './cart-line.generated.ts'
import { CartTotals_OrderDefinition } from './cart-totals.generated.ts'
import { CouponField_OrderDefinition } from './coupon-field.generated.ts'
import { CartLines_OrderDefinition } from './cart-lines.generated.ts'
import { ConfirmStep_OrderDefinition } from './checkout/confirm-step.generated.ts'
import { CheckoutSteps_OrderDefinition } from './checkout/checkout-steps.generated.ts'
export type CartQueryVariables = Exact<{ [key: string]: never }>

export type CartQuery = {
  chargesVat: boolean | null
  openPayments: {
    __typename: 'TeacherProductsOrderConnection'
    edges: Array<{
      __typename: 'TeacherProductsOrderEdge'
      node: { __typename: 'TeacherProductsOrder'; nodeId: string } & {
        ' $fragmentRefs'?: { OpenPayments_OrderFragment: OpenPayments_OrderFragment }
      }
    }>
  } | null
  heldPayments: {
    __typename: 'TeacherProductsOrderConnection'
    edges: Array<{
      __typename: 'TeacherProductsOrderEdge'
      node: {
        __typename: 'TeacherProductsOrder'
        nodeId: string
        id: string
        orderNumber: string | null
        unplacedAmount: string
      } & { ' $fragmentRefs'?: { HeldMoney_OrderFragment: HeldMoney_OrderFragment } }
    }>
  } | null
  myCart:
    | ({ __typename: 'TeacherProductsOrder'; nodeId: string; updatedAt: string } & {
        ' $fragmentRefs'?: {
          CartButton_OrderFragment: CartButton_OrderFragment
          CartItems_OrderFragment: CartItems_OrderFragment
          CheckoutSteps_OrderFragment: CheckoutSteps_OrderFragment
        }
      })
    | null
}

// prettier-ignore
export const CartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargesVat"}},{"kind":"Field","alias":{"kind":"Name","value":"openPayments"},"name":{"kind":"Name","value":"myOpenPayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenPayments_order"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"heldPayments"},"name":{"kind":"Name","value":"myHeldPayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"unplacedAmount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeldMoney_order"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myCart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartButton_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartItems_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutSteps_order"}}]}}]}},OpenPayment_OrderDefinition,OpenPayments_OrderDefinition,HeldMoney_OrderDefinition,CartButton_OrderDefinition,CartItems_OrderDefinition,OrderFactsDefinition,CartLine_LineDefinition,CartTotals_OrderDefinition,CouponField_OrderDefinition,CartLines_OrderDefinition,ConfirmStep_OrderDefinition,CheckoutSteps_OrderDefinition]} as unknown as DocumentNode<CartQuery, CartQueryVariables>
