// Written by "npm run codegen -w web". Do not edit.
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type OrderInvoice_InvoiceFragment = {
  __typename: 'Invoice'
  nodeId: string
  id: string
  kind: string
  form: string
  number: number
  issuedAt: string
  total: string
  refund: {
    __typename: 'Refund'
    nodeId: string
    refundMethod: string
    paidOutOn: string | null
    bankReference: string | null
  } | null
} & { ' $fragmentName'?: 'OrderInvoice_InvoiceFragment' }

// prettier-ignore
export const OrderInvoice_InvoiceDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderInvoice_invoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"refundMethod"}},{"kind":"Field","name":{"kind":"Name","value":"paidOutOn"}},{"kind":"Field","name":{"kind":"Name","value":"bankReference"}}]}}]}}
// prettier-ignore
export const OrderInvoice_InvoiceFragmentDoc = {"kind":"Document","definitions":[OrderInvoice_InvoiceDefinition]} as unknown as DocumentNode<OrderInvoice_InvoiceFragment, unknown>
