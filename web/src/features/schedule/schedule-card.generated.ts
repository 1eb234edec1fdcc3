// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type * as Types from '../../graphql/schema-types.generated.ts'

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type ScheduleCard_DayFragment = {
  __typename: 'TeacherSchedule'
  nodeId: string
  id: string
  updatedAt: string
  day: string
  startTime: string
  endTime: string | null
  periods: number | null
  periodDuration: number | null
  breakDurations: Array<number | null>
  breaksAfter: Array<number | null>
} & { ' $fragmentName'?: 'ScheduleCard_DayFragment' }

export type ChangeScheduleDayMutationVariables = Exact<{
  id: string
  version: string
  set: Types.TeacherScheduleUpdateInput
}>

export type ChangeScheduleDayMutation = {
  updateTeacherScheduleCollection: {
    __typename: 'TeacherScheduleUpdateResponse'
    affectedCount: number
    records: Array<
      { __typename: 'TeacherSchedule'; nodeId: string } & {
        ' $fragmentRefs'?: { ScheduleCard_DayFragment: ScheduleCard_DayFragment }
      }
    >
  }
}

export type WriteScheduleDaysMutationVariables = Exact<{
  replacing: boolean
  replacedDays?: Array<string> | string | null | undefined
  replacement: Types.TeacherScheduleUpdateInput
  adding: boolean
  added: Array<Types.TeacherScheduleInsertInput> | Types.TeacherScheduleInsertInput
}>

export type WriteScheduleDaysMutation = {
  replaced?: {
    __typename: 'TeacherScheduleUpdateResponse'
    affectedCount: number
    records: Array<
      { __typename: 'TeacherSchedule'; nodeId: string } & {
        ' $fragmentRefs'?: { ScheduleCard_DayFragment: ScheduleCard_DayFragment }
      }
    >
  }
  added?: {
    __typename: 'TeacherScheduleInsertResponse'
    affectedCount: number
    records: Array<
      { __typename: 'TeacherSchedule'; nodeId: string } & {
        ' $fragmentRefs'?: { ScheduleCard_DayFragment: ScheduleCard_DayFragment }
      }
    >
  } | null
}

export type ScheduleDayNowQueryVariables = Exact<{
  id: string
}>

export type ScheduleDayNowQuery = {
  teacherScheduleCollection: {
    __typename: 'TeacherScheduleConnection'
    edges: Array<{
      __typename: 'TeacherScheduleEdge'
      node: {
        __typename: 'TeacherSchedule'
        nodeId: string
        id: string
        updatedAt: string
        day: string
        startTime: string
        endTime: string | null
        periods: number | null
        periodDuration: number | null
        breakDurations: Array<number | null>
        breaksAfter: Array<number | null>
      }
    }>
  }
}

export type DeleteScheduleDayMutationVariables = Exact<{
  id: string
}>

export type DeleteScheduleDayMutation = {
  deleteFromTeacherScheduleCollection: {
    __typename: 'TeacherScheduleDeleteResponse'
    affectedCount: number
  }
}

// prettier-ignore
export const ScheduleCard_DayDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduleCard_day"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherSchedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"periods"}},{"kind":"Field","name":{"kind":"Name","value":"periodDuration"}},{"kind":"Field","name":{"kind":"Name","value":"breakDurations"}},{"kind":"Field","name":{"kind":"Name","value":"breaksAfter"}}]}}
// prettier-ignore
export const ScheduleCard_DayFragmentDoc = {"kind":"Document","definitions":[ScheduleCard_DayDefinition]} as unknown as DocumentNode<ScheduleCard_DayFragment, unknown>
// prettier-ignore
export const ChangeScheduleDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeScheduleDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Datetime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherScheduleUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTeacherScheduleCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"updatedAt"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduleCard_day"}}]}}]}}]}},ScheduleCard_DayDefinition]} as unknown as DocumentNode<ChangeScheduleDayMutation, ChangeScheduleDayMutationVariables>
// prettier-ignore
export const WriteScheduleDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WriteScheduleDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"replacing"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"replacedDays"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"replacement"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherScheduleUpdateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"adding"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"added"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherScheduleInsertInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"replaced"},"name":{"kind":"Name","value":"updateTeacherScheduleCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"day"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"replacedDays"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"replacement"}}},{"kind":"Argument","name":{"kind":"Name","value":"atMost"},"value":{"kind":"IntValue","value":"5"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"replacing"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduleCard_day"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"added"},"name":{"kind":"Name","value":"insertIntoTeacherScheduleCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objects"},"value":{"kind":"Variable","name":{"kind":"Name","value":"added"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"adding"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduleCard_day"}}]}}]}}]}},ScheduleCard_DayDefinition]} as unknown as DocumentNode<WriteScheduleDaysMutation, WriteScheduleDaysMutationVariables>
// prettier-ignore
export const ScheduleDayNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScheduleDayNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teacherScheduleCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduleCard_day"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},ScheduleCard_DayDefinition]} as unknown as DocumentNode<ScheduleDayNowQuery, ScheduleDayNowQueryVariables>
// prettier-ignore
export const DeleteScheduleDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteScheduleDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFromTeacherScheduleCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedCount"}}]}}]}}]} as unknown as DocumentNode<DeleteScheduleDayMutation, DeleteScheduleDayMutationVariables>
