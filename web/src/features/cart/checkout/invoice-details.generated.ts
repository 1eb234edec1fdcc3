// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type InvoiceDetailsQueryVariables = Exact<{ [key: string]: never }>

export type InvoiceDetailsQuery = { getInvoiceDetails: string | null }

export type SaveInvoiceDetailsMutationVariables = Exact<{
  invoiceDetails: string
}>

export type SaveInvoiceDetailsMutation = { saveInvoiceDetails: string | null }

// prettier-ignore
export const InvoiceDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvoiceDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getInvoiceDetails"}}]}}]} as unknown as DocumentNode<InvoiceDetailsQuery, InvoiceDetailsQueryVariables>
// prettier-ignore
export const SaveInvoiceDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveInvoiceDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invoiceDetails"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveInvoiceDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invoiceDetails"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invoiceDetails"}}}]}]}}]} as unknown as DocumentNode<SaveInvoiceDetailsMutation, SaveInvoiceDetailsMutationVariables>
