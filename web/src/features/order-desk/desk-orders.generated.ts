// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type * as Types from '../../graphql/schema-types.generated.ts'

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type DeskOrderRowFragment = {
  __typename: 'TeacherProductsOrder'
  nodeId: string
  id: string
  orderNumber: string | null
  orderDateTime: string | null
  owner: string
  orderStatus: string
  orderPaymentMethod: string | null
  orderTotal: string
  refundedAmount: string
  paidAmount: string | null
  dueAmount: string | null
  owedBackAmount: string
  paymentBeingConfirmed: boolean | null
  productCount: number
  hasPhysical: boolean
  hasQuestions: boolean
} & { ' $fragmentName'?: 'DeskOrderRowFragment' }

export type DeskOrdersQueryVariables = Exact<{
  quotes?: boolean | null | undefined
  filter: Types.TeacherProductsOrderFilter
  orderBy: Array<Types.TeacherProductsOrderOrderBy> | Types.TeacherProductsOrderOrderBy
  first: number
  offset: number
  placedFrom?: string | null | undefined
  placedUntil?: string | null | undefined
  atMost?: number | null | undefined
}>

export type DeskOrdersQuery = {
  list: {
    __typename: 'TeacherProductsOrderConnection'
    edges: Array<{
      __typename: 'TeacherProductsOrderEdge'
      node: {
        __typename: 'TeacherProductsOrder'
        nodeId: string
        id: string
        orderNumber: string | null
        orderDateTime: string | null
        owner: string
        orderStatus: string
        orderPaymentMethod: string | null
        orderTotal: string
        refundedAmount: string
        paidAmount: string | null
        dueAmount: string | null
        owedBackAmount: string
        paymentBeingConfirmed: boolean | null
        productCount: number
        hasPhysical: boolean
        hasQuestions: boolean
      }
    }>
  } | null
}

export type DeskOrdersSearchQueryVariables = Exact<{
  words: string
  quotes?: boolean | null | undefined
  filter: Types.TeacherProductsOrderFilter
  orderBy: Array<Types.TeacherProductsOrderOrderBy> | Types.TeacherProductsOrderOrderBy
  first: number
  offset: number
  placedFrom?: string | null | undefined
  placedUntil?: string | null | undefined
  atMost?: number | null | undefined
}>

export type DeskOrdersSearchQuery = {
  list: {
    __typename: 'TeacherProductsOrderConnection'
    edges: Array<{
      __typename: 'TeacherProductsOrderEdge'
      node: {
        __typename: 'TeacherProductsOrder'
        nodeId: string
        id: string
        orderNumber: string | null
        orderDateTime: string | null
        owner: string
        orderStatus: string
        orderPaymentMethod: string | null
        orderTotal: string
        refundedAmount: string
        paidAmount: string | null
        dueAmount: string | null
        owedBackAmount: string
        paymentBeingConfirmed: boolean | null
        productCount: number
        hasPhysical: boolean
        hasQuestions: boolean
      }
    }>
  } | null
}

export type DeskOrdersCountQueryVariables = Exact<{
  quotes?: boolean | null | undefined
  filter: Types.TeacherProductsOrderFilter
  placedFrom?: string | null | undefined
  placedUntil?: string | null | undefined
}>

export type DeskOrdersCountQuery = {
  list: { __typename: 'TeacherProductsOrderConnection'; totalCount: number } | null
}

export type DeskOrdersSearchCountQueryVariables = Exact<{
  words: string
  quotes?: boolean | null | undefined
  filter: Types.TeacherProductsOrderFilter
  placedFrom?: string | null | undefined
  placedUntil?: string | null | undefined
}>

export type DeskOrdersSearchCountQuery = {
  list: { __typename: 'TeacherProductsOrderConnection'; totalCount: number } | null
}

// prettier-ignore
export const DeskOrderRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"orderDateTime"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"orderPaymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"orderTotal"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"dueAmount"}},{"kind":"Field","name":{"kind":"Name","value":"owedBackAmount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentBeingConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasPhysical"}},{"kind":"Field","name":{"kind":"Name","value":"hasQuestions"}}]}}
// prettier-ignore
export const DeskOrderRowFragmentDoc = {"kind":"Document","definitions":[DeskOrderRowDefinition]} as unknown as DocumentNode<DeskOrderRowFragment, unknown>
// prettier-ignore
export const DeskOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quotes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrderFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrderOrderBy"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"placedFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Datetime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"placedUntil"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Datetime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"atMost"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"searchOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"words"},"value":{"kind":"StringValue","value":"","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"quotes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quotes"}}},{"kind":"Argument","name":{"kind":"Name","value":"placedFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"placedFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"placedUntil"},"value":{"kind":"Variable","name":{"kind":"Name","value":"placedUntil"}}},{"kind":"Argument","name":{"kind":"Name","value":"atMost"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atMost"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskOrderRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},DeskOrderRowDefinition]} as unknown as DocumentNode<DeskOrdersQuery, DeskOrdersQueryVariables>
// prettier-ignore
export const DeskOrdersSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskOrdersSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"words"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quotes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrderFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrderOrderBy"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"placedFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Datetime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"placedUntil"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Datetime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"atMost"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"searchOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"words"},"value":{"kind":"Variable","name":{"kind":"Name","value":"words"}}},{"kind":"Argument","name":{"kind":"Name","value":"quotes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quotes"}}},{"kind":"Argument","name":{"kind":"Name","value":"placedFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"placedFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"placedUntil"},"value":{"kind":"Variable","name":{"kind":"Name","value":"placedUntil"}}},{"kind":"Argument","name":{"kind":"Name","value":"atMost"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atMost"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskOrderRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},DeskOrderRowDefinition]} as unknown as DocumentNode<DeskOrdersSearchQuery, DeskOrdersSearchQueryVariables>
// prettier-ignore
export const DeskOrdersCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskOrdersCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quotes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrderFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"placedFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Datetime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"placedUntil"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Datetime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"searchOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"words"},"value":{"kind":"StringValue","value":"","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"quotes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quotes"}}},{"kind":"Argument","name":{"kind":"Name","value":"placedFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"placedFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"placedUntil"},"value":{"kind":"Variable","name":{"kind":"Name","value":"placedUntil"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<DeskOrdersCountQuery, DeskOrdersCountQueryVariables>
// prettier-ignore
export const DeskOrdersSearchCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskOrdersSearchCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"words"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quotes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrderFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"placedFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Datetime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"placedUntil"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Datetime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"searchOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"words"},"value":{"kind":"Variable","name":{"kind":"Name","value":"words"}}},{"kind":"Argument","name":{"kind":"Name","value":"quotes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quotes"}}},{"kind":"Argument","name":{"kind":"Name","value":"placedFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"placedFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"placedUntil"},"value":{"kind":"Variable","name":{"kind":"Name","value":"placedUntil"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<DeskOrdersSearchCountQuery, DeskOrdersSearchCountQueryVariables>
