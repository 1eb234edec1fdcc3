// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type ActivityClashesQueryVariables = Exact<{
  start: string
  end: string
  repeatWeeks: number
  everyWeeks: number
  untilTermEnd: boolean
  ownId?: string | null | undefined
}>

export type ActivityClashesQuery = { activityClashes: string | null }

// prettier-ignore
export const ActivityClashesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityClashes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Datetime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Datetime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"repeatWeeks"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"everyWeeks"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"untilTermEnd"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ownId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activityClashes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDateTime"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDateTime"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"repeatWeeks"},"value":{"kind":"Variable","name":{"kind":"Name","value":"repeatWeeks"}}},{"kind":"Argument","name":{"kind":"Name","value":"everyWeeks"},"value":{"kind":"Variable","name":{"kind":"Name","value":"everyWeeks"}}},{"kind":"Argument","name":{"kind":"Name","value":"untilTermEnd"},"value":{"kind":"Variable","name":{"kind":"Name","value":"untilTermEnd"}}},{"kind":"Argument","name":{"kind":"Name","value":"ownId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ownId"}}}]}]}}]} as unknown as DocumentNode<ActivityClashesQuery, ActivityClashesQueryVariables>
