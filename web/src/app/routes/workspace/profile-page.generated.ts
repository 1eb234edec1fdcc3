// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
import { School_ChoiceDefinition } from '../../../features/profile/profile-form.generated.ts'
import { SavedProfileDefinition } from '../../../features/profile/profile-form.generated.ts'
import { ProfileForm_ProfileDefinition } from '../../../features/profile/profile-form.generated.ts'
import { ScheduleCard_DayDefinition } from '../../../features/schedule/schedule-card.generated.ts'
import { ClassesCard_ClassDefinition } from '../../../features/classes/classes-card.generated.ts'
import { ClassForm_SubjectDefinition } from '../../../features/classes/classes-card.generated.ts'
export type ProfilePageQueryVariables = Exact<{
  userId: string
}>

export type ProfilePageQuery = {
  mySubjectIds: Array<string | null> | null
  teacherProfileCollection: {
    __typename: 'TeacherProfileConnection'
    edges: Array<{
      __typename: 'TeacherProfileEdge'
      node: {
        __typename: 'TeacherProfile'
        nodeId: string
        title: string | null
        name: string | null
        surname: string | null
        language: string | null
        province: string | null
        daysPerWeek: number | null
        schoolRequest: {
          __typename: 'SchoolRequest'
          nodeId: string
          requestStatus: string
          requestedAt: string
          school: {
            __typename: 'School'
            nodeId: string
            id: string
            name: string
            town: string | null
            provinces: Array<string | null>
            isGeneric: boolean
          } | null
        } | null
        school: {
          __typename: 'School'
          nodeId: string
          id: string
          name: string
          town: string | null
          provinces: Array<string | null>
          isGeneric: boolean
        } | null
      }
    }>
  }
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
  teacherClassSubjectCollection: {
    __typename: 'TeacherClassSubjectConnection'
    edges: Array<{
      __typename: 'TeacherClassSubjectEdge'
      node: {
        __typename: 'TeacherClassSubject'
        nodeId: string
        id: string
        updatedAt: string
        name: string
        year: number
        subjectId: string
        subject: {
          __typename: 'Subject'
          nodeId: string
          id: string
          grade: string
          subject: string
          subjectAf: string | null
        } | null
      }
    }>
  }
  subjectsToChoose: {
    __typename: 'SubjectConnection'
    edges: Array<{
      __typename: 'SubjectEdge'
      node: {
        __typename: 'Subject'
        nodeId: string
        id: string
        grade: string
        subject: string
        subjectAf: string | null
      }
    }>
  } | null
}

// prettier-ignore
export const ProfilePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfilePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teacherProfileCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileForm_profile"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"teacherScheduleCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduleCard_day"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"teacherClassSubjectCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClassesCard_class"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySubjectIds"}},{"kind":"Field","name":{"kind":"Name","value":"subjectsToChoose"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"subject"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClassForm_subject"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},School_ChoiceDefinition,SavedProfileDefinition,ProfileForm_ProfileDefinition,ScheduleCard_DayDefinition,ClassesCard_ClassDefinition,ClassForm_SubjectDefinition]} as unknown as DocumentNode<ProfilePageQuery, ProfilePageQueryVariables>
