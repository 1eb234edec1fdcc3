// Written by "npm run codegen -w web". Do not edit.
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type HeldMoney_OrderFragment = {
  __typename: 'TeacherProductsOrder'
  nodeId: string
  id: string
  orderNumber: string | null
  orderStatus: string
  unplacedAmount: string
} & { ' $fragmentName'?: 'HeldMoney_OrderFragment' }

// prettier-ignore
export const HeldMoney_OrderDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeldMoney_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"unplacedAmount"}}]}}
// prettier-ignore
export const HeldMoney_OrderFragmentDoc = {"kind":"Document","definitions":[HeldMoney_OrderDefinition]} as unknown as DocumentNode<HeldMoney_OrderFragment, unknown>
