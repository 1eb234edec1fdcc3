// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type PreviewRepeatQueryVariables = Exact<{
  start: string
  repeatWeeks: number
  everyWeeks: number
  untilTermEnd: boolean
}>

export type PreviewRepeatQuery = { previewRepeat: string | null }

// prettier-ignore
export const PreviewRepeatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewRepeat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Datetime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"repeatWeeks"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"everyWeeks"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"untilTermEnd"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewRepeat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDateTime"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"repeatWeeks"},"value":{"kind":"Variable","name":{"kind":"Name","value":"repeatWeeks"}}},{"kind":"Argument","name":{"kind":"Name","value":"everyWeeks"},"value":{"kind":"Variable","name":{"kind":"Name","value":"everyWeeks"}}},{"kind":"Argument","name":{"kind":"Name","value":"untilTermEnd"},"value":{"kind":"Variable","name":{"kind":"Name","value":"untilTermEnd"}}}]}]}}]} as unknown as DocumentNode<PreviewRepeatQuery, PreviewRepeatQueryVariables>
