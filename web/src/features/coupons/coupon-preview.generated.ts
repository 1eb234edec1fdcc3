// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type CouponPreviewQueryVariables = Exact<{
  discountType: string
  discountValue: string
}>

export type CouponPreviewQuery = { couponPreview: string | null }

// prettier-ignore
export const CouponPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CouponPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"discountType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"discountValue"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BigFloat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couponPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"discountType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"discountType"}}},{"kind":"Argument","name":{"kind":"Name","value":"discountValue"},"value":{"kind":"Variable","name":{"kind":"Name","value":"discountValue"}}}]}]}}]} as unknown as DocumentNode<CouponPreviewQuery, CouponPreviewQueryVariables>
