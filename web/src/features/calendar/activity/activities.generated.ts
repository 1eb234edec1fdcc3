// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type CalendarActivityFragment = {
  __typename: 'TeacherActivity'
  nodeId: string
  id: string
  updatedAt: string
  label: string
  startDateTime: string
  endDateTime: string
  color: string
  type: string | null
  repeatId: string | null
  locked: boolean
  notes: string
  teacherClassSubjectId: string | null
  teacherAssessmentTemplateId: string | null
  teacherSubjectTemplateId: string | null
} & { ' $fragmentName'?: 'CalendarActivityFragment' }

export type CalendarActivitiesQueryVariables = Exact<{
  from: string
  to: string
}>

export type CalendarActivitiesQuery = {
  teacherActivityCollection: {
    __typename: 'TeacherActivityConnection'
    edges: Array<{
      __typename: 'TeacherActivityEdge'
      node: {
        __typename: 'TeacherActivity'
        nodeId: string
        id: string
        updatedAt: string
        label: string
        startDateTime: string
        endDateTime: string
        color: string
        type: string | null
        repeatId: string | null
        locked: boolean
        notes: string
        teacherClassSubjectId: string | null
        teacherAssessmentTemplateId: string | null
        teacherSubjectTemplateId: string | null
      }
    }>
  }
}

export type ActivityNowQueryVariables = Exact<{
  id: string
}>

export type ActivityNowQuery = {
  teacherActivityCollection: {
    __typename: 'TeacherActivityConnection'
    edges: Array<{
      __typename: 'TeacherActivityEdge'
      node: {
        __typename: 'TeacherActivity'
        nodeId: string
        id: string
        updatedAt: string
        label: string
        startDateTime: string
        endDateTime: string
        color: string
        type: string | null
        repeatId: string | null
        locked: boolean
        notes: string
        teacherClassSubjectId: string | null
        teacherAssessmentTemplateId: string | null
        teacherSubjectTemplateId: string | null
      }
    }>
  }
}

export type ActivityVersionsQueryVariables = Exact<{
  ids: Array<string> | string
}>

export type ActivityVersionsQuery = {
  teacherActivityCollection: {
    __typename: 'TeacherActivityConnection'
    edges: Array<{
      __typename: 'TeacherActivityEdge'
      node: { __typename: 'TeacherActivity'; nodeId: string; id: string; updatedAt: string }
    }>
  }
}

export type ActivityCopiesQueryVariables = Exact<{
  repeatId: string
}>

export type ActivityCopiesQuery = {
  teacherActivityCollection: {
    __typename: 'TeacherActivityConnection'
    edges: Array<{
      __typename: 'TeacherActivityEdge'
      node: {
        __typename: 'TeacherActivity'
        nodeId: string
        id: string
        updatedAt: string
        label: string
        startDateTime: string
        endDateTime: string
        color: string
        type: string | null
        repeatId: string | null
        locked: boolean
        notes: string
        teacherClassSubjectId: string | null
        teacherAssessmentTemplateId: string | null
        teacherSubjectTemplateId: string | null
      }
    }>
  }
}

// prettier-ignore
export const CalendarActivityDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarActivity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"startDateTime"}},{"kind":"Field","name":{"kind":"Name","value":"endDateTime"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"repeatId"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"teacherClassSubjectId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherAssessmentTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherSubjectTemplateId"}}]}}
// prettier-ignore
export const CalendarActivityFragmentDoc = {"kind":"Document","definitions":[CalendarActivityDefinition]} as unknown as DocumentNode<CalendarActivityFragment, unknown>
// prettier-ignore
export const CalendarActivitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarActivities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Datetime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Datetime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teacherActivityCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"startDateTime"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"lt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"endDateTime"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"gte"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"startDateTime"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarActivity"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},CalendarActivityDefinition]} as unknown as DocumentNode<CalendarActivitiesQuery, CalendarActivitiesQueryVariables>
// prettier-ignore
export const ActivityNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teacherActivityCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarActivity"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},CalendarActivityDefinition]} as unknown as DocumentNode<ActivityNowQuery, ActivityNowQueryVariables>
// prettier-ignore
export const ActivityVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teacherActivityCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ActivityVersionsQuery, ActivityVersionsQueryVariables>
// prettier-ignore
export const ActivityCopiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityCopies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"repeatId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teacherActivityCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"repeatId"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"repeatId"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarActivity"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},CalendarActivityDefinition]} as unknown as DocumentNode<ActivityCopiesQuery, ActivityCopiesQueryVariables>
