// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { OrderView_OrderFragment } from './order-view.generated.ts'
import type { ArchivedOrder_OrderFragment } from '../../domain/order/archived-order.generated.ts'
import type { OrderInvoice_InvoiceFragment } from '../../domain/order/order-invoice.generated.ts'
import type * as Types from '../../graphql/schema-types.generated.ts'

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
import { OpenPayment_OrderDefinition } from '../../domain/payment/open-payment.generated.ts'
import { HeldMoney_OrderDefinition } from '../../domain/payment/held-money.generated.ts'
import { OrderLines_OrderDefinition } from '../../domain/order/order-lines.generated.ts'
import { OrderParcels_OrderDefinition } from './order-parcels.generated.ts'
import { OrderTimeline_OrderDefinition } from './order-timeline.generated.ts'
import { OrderView_OrderDefinition } from './order-view.generated.ts'
import { ArchivedOrder_OrderDefinition } from '../../domain/order/archived-order.generated.ts'
import { OrderInvoice_InvoiceDefinition } from '../../domain/order/order-invoice.generated.ts'
export type OrderDetailsQueryVariables = Exact<{
  order: Types.TeacherProductsOrderFilter
  archived: Types.ArchivedTeacherProductsOrderFilter
  invoices: Types.InvoiceFilter
}>

export type OrderDetailsQuery = {
  orders: {
    __typename: 'TeacherProductsOrderConnection'
    edges: Array<{
      __typename: 'TeacherProductsOrderEdge'
      node: { __typename: 'TeacherProductsOrder'; nodeId: string } & {
        ' $fragmentRefs'?: { OrderView_OrderFragment: OrderView_OrderFragment }
      }
    }>
  }
  archived: {
    __typename: 'ArchivedTeacherProductsOrderConnection'
    edges: Array<{
      __typename: 'ArchivedTeacherProductsOrderEdge'
      node: { __typename: 'ArchivedTeacherProductsOrder'; nodeId: string } & {
        ' $fragmentRefs'?: { ArchivedOrder_OrderFragment: ArchivedOrder_OrderFragment }
      }
    }>
  }
  invoices: {
    __typename: 'InvoiceConnection'
    edges: Array<{
      __typename: 'InvoiceEdge'
      node: { __typename: 'Invoice'; nodeId: string } & {
        ' $fragmentRefs'?: { OrderInvoice_InvoiceFragment: OrderInvoice_InvoiceFragment }
      }
    }>
  }
}

// prettier-ignore
export const OrderDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrderFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"archived"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArchivedTeacherProductsOrderFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invoices"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"orders"},"name":{"kind":"Name","value":"teacherProductsOrderCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderView_order"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"archived"},"name":{"kind":"Name","value":"archivedTeacherProductsOrderCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"archived"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArchivedOrder_order"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"invoices"},"name":{"kind":"Name","value":"invoiceCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invoices"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"issuedAt"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderInvoice_invoice"}}]}}]}}]}}]}},OpenPayment_OrderDefinition,HeldMoney_OrderDefinition,OrderLines_OrderDefinition,OrderParcels_OrderDefinition,OrderTimeline_OrderDefinition,OrderView_OrderDefinition,ArchivedOrder_OrderDefinition,OrderInvoice_InvoiceDefinition]} as unknown as DocumentNode<OrderDetailsQuery, OrderDetailsQueryVariables>
