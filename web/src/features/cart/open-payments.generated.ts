// Written by "npm run codegen -w web". Do not edit.
import type { OpenPayment_OrderFragment } from '../../domain/payment/open-payment.generated.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
import { OpenPayment_OrderDefinition } from '../../domain/payment/open-payment.generated.ts'
export type OpenPayments_OrderFragment = ({
  __typename: 'TeacherProductsOrder'
  nodeId: string
  id: string
  orderNumber: string | null
} & { ' $fragmentRefs'?: { OpenPayment_OrderFragment: OpenPayment_OrderFragment } }) & {
  ' $fragmentName'?: 'OpenPayments_OrderFragment'
}

// prettier-ignore
export const OpenPayments_OrderDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenPayments_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenPayment_order"}}]}}
// prettier-ignore
export const OpenPayments_OrderFragmentDoc = {"kind":"Document","definitions":[OpenPayments_OrderDefinition,OpenPayment_OrderDefinition]} as unknown as DocumentNode<OpenPayments_OrderFragment, unknown>
