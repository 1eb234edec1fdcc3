// Written by "npm run codegen -w web". Do not edit.
import type { OpenPayment_OrderFragment } from '../../domain/payment/open-payment.generated.ts'
import type { HeldMoney_OrderFragment } from '../../domain/payment/held-money.generated.ts'
import type { OrderLines_OrderFragment } from '../../domain/order/order-lines.generated.ts'
import type { OrderParcels_OrderFragment } from './order-parcels.generated.ts'
import type { OrderTimeline_OrderFragment } from './order-timeline.generated.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
import { OpenPayment_OrderDefinition } from '../../domain/payment/open-payment.generated.ts'
import { HeldMoney_OrderDefinition } from '../../domain/payment/held-money.generated.ts'
import { OrderLines_OrderDefinition } from '../../domain/order/order-lines.generated.ts'
import { OrderParcels_OrderDefinition } from './order-parcels.generated.ts'
import { OrderTimeline_OrderDefinition } from './order-timeline.generated.ts'
export type OrderView_OrderFragment = ({
  __typename: 'TeacherProductsOrder'
  nodeId: string
  id: string
  orderNumber: string | null
  orderDateTime: string | null
  orderStatus: string
  orderPaymentMethod: string | null
  orderTotal: string
  paymentDue: string | null
  paymentBeingConfirmed: boolean | null
  unplacedAmount: string
  orderShippingDetails: string | null
} & {
  ' $fragmentRefs'?: {
    OpenPayment_OrderFragment: OpenPayment_OrderFragment
    HeldMoney_OrderFragment: HeldMoney_OrderFragment
    OrderLines_OrderFragment: OrderLines_OrderFragment
    OrderParcels_OrderFragment: OrderParcels_OrderFragment
    OrderTimeline_OrderFragment: OrderTimeline_OrderFragment
  }
}) & { ' $fragmentName'?: 'OrderView_OrderFragment' }

// prettier-ignore
export const OrderView_OrderDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderView_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"orderDateTime"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"orderPaymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"orderTotal"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDue"}},{"kind":"Field","name":{"kind":"Name","value":"paymentBeingConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"unplacedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"orderShippingDetails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenPayment_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeldMoney_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderLines_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderParcels_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderTimeline_order"}}]}}
// prettier-ignore
export const OrderView_OrderFragmentDoc = {"kind":"Document","definitions":[OrderView_OrderDefinition,OpenPayment_OrderDefinition,HeldMoney_OrderDefinition,OrderLines_OrderDefinition,OrderParcels_OrderDefinition,OrderTimeline_OrderDefinition]} as unknown as DocumentNode<OrderView_OrderFragment, unknown>
