// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type OpenPayment_OrderFragment = {
  __typename: 'TeacherProductsOrder'
  nodeId: string
  id: string
  attempts: {
    __typename: 'PaymentAttemptConnection'
    edges: Array<{
      __typename: 'PaymentAttemptEdge'
      node: { __typename: 'PaymentAttempt'; nodeId: string; amount: string; sentAt: string | null }
    }>
  } | null
} & { ' $fragmentName'?: 'OpenPayment_OrderFragment' }

export type GiveUpPaymentMutationVariables = Exact<{
  orderId: string
}>

export type GiveUpPaymentMutation = {
  giveUpPayment: {
    __typename: 'TeacherProductsOrder'
    nodeId: string
    orderStatus: string
    paymentBeingConfirmed: boolean | null
  } | null
}

// prettier-ignore
export const OpenPayment_OrderDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenPayment_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"attempts"},"name":{"kind":"Name","value":"paymentAttemptCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"createdAt"},"value":{"kind":"EnumValue","value":"DescNullsLast"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]}}]}}]}}
// prettier-ignore
export const OpenPayment_OrderFragmentDoc = {"kind":"Document","definitions":[OpenPayment_OrderDefinition]} as unknown as DocumentNode<OpenPayment_OrderFragment, unknown>
// prettier-ignore
export const GiveUpPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveUpPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveUpPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentBeingConfirmed"}}]}}]}}]} as unknown as DocumentNode<GiveUpPaymentMutation, GiveUpPaymentMutationVariables>
