// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type * as Types from '../../graphql/schema-types.generated.ts'

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type StoredLesson_LessonFragment = {
  __typename: 'TeacherSubjectTemplate'
  nodeId: string
  id: string
  createdAt: string
  updatedAt: string
  name: string
  complexity: string
  minutes: number | null
  totalPoints: number | null
  fontFamily: string
  headings: string
  template: string
  subjectId: string | null
  schoolId: string | null
  subject: { __typename: 'Subject'; nodeId: string; grade: string } | null
  school: {
    __typename: 'School'
    nodeId: string
    name: string
    isGeneric: boolean
    schoolImgKey: string | null
  } | null
} & { ' $fragmentName'?: 'StoredLesson_LessonFragment' }

export type LessonNowQueryVariables = Exact<{
  id: string
}>

export type LessonNowQuery = {
  teacherSubjectTemplateCollection: {
    __typename: 'TeacherSubjectTemplateConnection'
    edges: Array<{
      __typename: 'TeacherSubjectTemplateEdge'
      node: {
        __typename: 'TeacherSubjectTemplate'
        nodeId: string
        id: string
        createdAt: string
        updatedAt: string
        name: string
        complexity: string
        minutes: number | null
        totalPoints: number | null
        fontFamily: string
        headings: string
        template: string
        subjectId: string | null
        schoolId: string | null
        subject: { __typename: 'Subject'; nodeId: string; grade: string } | null
        school: {
          __typename: 'School'
          nodeId: string
          name: string
          isGeneric: boolean
          schoolImgKey: string | null
        } | null
      }
    }>
  }
}

export type AddLessonMutationVariables = Exact<{
  row: Types.TeacherSubjectTemplateInsertInput
}>

export type AddLessonMutation = {
  insertIntoTeacherSubjectTemplateCollection: {
    __typename: 'TeacherSubjectTemplateInsertResponse'
    affectedCount: number
    records: Array<{ __typename: 'TeacherSubjectTemplate'; nodeId: string; id: string }>
  } | null
}

export type ChangeLessonMutationVariables = Exact<{
  id: string
  version: string
  row: Types.TeacherSubjectTemplateUpdateInput
}>

export type ChangeLessonMutation = {
  updateTeacherSubjectTemplateCollection: {
    __typename: 'TeacherSubjectTemplateUpdateResponse'
    affectedCount: number
    records: Array<
      { __typename: 'TeacherSubjectTemplate'; nodeId: string } & {
        ' $fragmentRefs'?: { StoredLesson_LessonFragment: StoredLesson_LessonFragment }
      }
    >
  }
}

export type DeleteLessonMutationVariables = Exact<{
  id: string
}>

export type DeleteLessonMutation = {
  deleteFromTeacherSubjectTemplateCollection: {
    __typename: 'TeacherSubjectTemplateDeleteResponse'
    affectedCount: number
  }
}

// prettier-ignore
export const StoredLesson_LessonDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredLesson_lesson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherSubjectTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"complexity"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"headings"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"schoolId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"school"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isGeneric"}},{"kind":"Field","name":{"kind":"Name","value":"schoolImgKey"}}]}}]}}
// prettier-ignore
export const StoredLesson_LessonFragmentDoc = {"kind":"Document","definitions":[StoredLesson_LessonDefinition]} as unknown as DocumentNode<StoredLesson_LessonFragment, unknown>
// prettier-ignore
export const LessonNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LessonNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teacherSubjectTemplateCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredLesson_lesson"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},StoredLesson_LessonDefinition]} as unknown as DocumentNode<LessonNowQuery, LessonNowQueryVariables>
// prettier-ignore
export const AddLessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"row"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherSubjectTemplateInsertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insertIntoTeacherSubjectTemplateCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objects"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"row"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AddLessonMutation, AddLessonMutationVariables>
// prettier-ignore
export const ChangeLessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Datetime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"row"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherSubjectTemplateUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTeacherSubjectTemplateCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"updatedAt"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"row"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredLesson_lesson"}}]}}]}}]}},StoredLesson_LessonDefinition]} as unknown as DocumentNode<ChangeLessonMutation, ChangeLessonMutationVariables>
// prettier-ignore
export const DeleteLessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFromTeacherSubjectTemplateCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedCount"}}]}}]}}]} as unknown as DocumentNode<DeleteLessonMutation, DeleteLessonMutationVariables>
