// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { OrderInvoice_InvoiceFragment } from '../../domain/order/order-invoice.generated.ts'
import type * as Types from '../../graphql/schema-types.generated.ts'

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
import { OrderInvoice_InvoiceDefinition } from '../../domain/order/order-invoice.generated.ts'
export type DeskOrderQueryVariables = Exact<{
  orderKey: string
  order: Types.TeacherProductsOrderFilter
  invoices: Types.InvoiceFilter
}>

export type DeskOrderQuery = {
  orderForAdmin: string | null
  followed: {
    __typename: 'TeacherProductsOrderConnection'
    edges: Array<{
      __typename: 'TeacherProductsOrderEdge'
      node: { __typename: 'TeacherProductsOrder'; nodeId: string; updatedAt: string }
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
export const DeskOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrderFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invoices"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderForAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderKey"}}}]},{"kind":"Field","alias":{"kind":"Name","value":"followed"},"name":{"kind":"Name","value":"teacherProductsOrderCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"invoices"},"name":{"kind":"Name","value":"invoiceCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invoices"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"issuedAt"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderInvoice_invoice"}}]}}]}}]}}]}},OrderInvoice_InvoiceDefinition]} as unknown as DocumentNode<DeskOrderQuery, DeskOrderQueryVariables>
