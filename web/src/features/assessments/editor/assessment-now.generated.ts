// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type * as Types from '../../../graphql/schema-types.generated.ts'

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type StoredAssessment_AssessmentFragment = {
  __typename: 'TeacherAssessmentTemplate'
  nodeId: string
  id: string
  createdAt: string
  updatedAt: string
  title: string
  complexity: string
  totalMinutes: number
  fontFamily: string
  headings: string
  instructions: string
  questions: string
  translation: string | null
  subjectId: string
  schoolId: string | null
  taxonomyId: string | null
  subject: { __typename: 'Subject'; nodeId: string; grade: string } | null
  school: {
    __typename: 'School'
    nodeId: string
    name: string
    isGeneric: boolean
    schoolImgKey: string | null
  } | null
  taxonomy: { __typename: 'Taxonomy'; nodeId: string } | null
} & { ' $fragmentName'?: 'StoredAssessment_AssessmentFragment' }

export type AssessmentNowQueryVariables = Exact<{
  id: string
}>

export type AssessmentNowQuery = {
  teacherAssessmentTemplateCollection: {
    __typename: 'TeacherAssessmentTemplateConnection'
    edges: Array<{
      __typename: 'TeacherAssessmentTemplateEdge'
      node: {
        __typename: 'TeacherAssessmentTemplate'
        nodeId: string
        id: string
        createdAt: string
        updatedAt: string
        title: string
        complexity: string
        totalMinutes: number
        fontFamily: string
        headings: string
        instructions: string
        questions: string
        translation: string | null
        subjectId: string
        schoolId: string | null
        taxonomyId: string | null
        subject: { __typename: 'Subject'; nodeId: string; grade: string } | null
        school: {
          __typename: 'School'
          nodeId: string
          name: string
          isGeneric: boolean
          schoolImgKey: string | null
        } | null
        taxonomy: { __typename: 'Taxonomy'; nodeId: string } | null
      }
    }>
  }
}

export type AddAssessmentMutationVariables = Exact<{
  row: Types.TeacherAssessmentTemplateInsertInput
}>

export type AddAssessmentMutation = {
  insertIntoTeacherAssessmentTemplateCollection: {
    __typename: 'TeacherAssessmentTemplateInsertResponse'
    affectedCount: number
    records: Array<{
      __typename: 'TeacherAssessmentTemplate'
      nodeId: string
      id: string
      updatedAt: string
    }>
  } | null
}

export type ChangeAssessmentMutationVariables = Exact<{
  id: string
  version: string
  row: Types.TeacherAssessmentTemplateUpdateInput
}>

export type ChangeAssessmentMutation = {
  updateTeacherAssessmentTemplateCollection: {
    __typename: 'TeacherAssessmentTemplateUpdateResponse'
    affectedCount: number
    records: Array<
      { __typename: 'TeacherAssessmentTemplate'; nodeId: string; updatedAt: string } & {
        ' $fragmentRefs'?: {
          StoredAssessment_AssessmentFragment: StoredAssessment_AssessmentFragment
        }
      }
    >
  }
}

export type DeleteAssessmentMutationVariables = Exact<{
  id: string
}>

export type DeleteAssessmentMutation = {
  deleteFromTeacherAssessmentTemplateCollection: {
    __typename: 'TeacherAssessmentTemplateDeleteResponse'
    affectedCount: number
  }
}

export type AssessmentTemplateQueryVariables = Exact<{
  id: string
}>

export type AssessmentTemplateQuery = {
  assessmentTemplateCollection: {
    __typename: 'AssessmentTemplateConnection'
    edges: Array<{
      __typename: 'AssessmentTemplateEdge'
      node: {
        __typename: 'AssessmentTemplate'
        nodeId: string
        id: string
        title: string
        complexity: string
        totalMinutes: number
        fontFamily: string
        headings: string
        instructions: string
        questions: string
        translation: string | null
        subjectId: string
        schoolId: string | null
        subject: { __typename: 'Subject'; nodeId: string; grade: string } | null
        taxonomys: {
          __typename: 'AssessmentTemplateTaxonomyConnection'
          edges: Array<{
            __typename: 'AssessmentTemplateTaxonomyEdge'
            node: { __typename: 'AssessmentTemplateTaxonomy'; nodeId: string; taxonomyId: string }
          }>
        } | null
      }
    }>
  }
}

// prettier-ignore
export const StoredAssessment_AssessmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredAssessment_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherAssessmentTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"complexity"}},{"kind":"Field","name":{"kind":"Name","value":"totalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"headings"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"translation"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"schoolId"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"school"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isGeneric"}},{"kind":"Field","name":{"kind":"Name","value":"schoolImgKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxonomy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}}]}}]}}
// prettier-ignore
export const StoredAssessment_AssessmentFragmentDoc = {"kind":"Document","definitions":[StoredAssessment_AssessmentDefinition]} as unknown as DocumentNode<StoredAssessment_AssessmentFragment, unknown>
// prettier-ignore
export const AssessmentNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssessmentNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teacherAssessmentTemplateCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredAssessment_assessment"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},StoredAssessment_AssessmentDefinition]} as unknown as DocumentNode<AssessmentNowQuery, AssessmentNowQueryVariables>
// prettier-ignore
export const AddAssessmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddAssessment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"row"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherAssessmentTemplateInsertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insertIntoTeacherAssessmentTemplateCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objects"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"row"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<AddAssessmentMutation, AddAssessmentMutationVariables>
// prettier-ignore
export const ChangeAssessmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeAssessment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Datetime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"row"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherAssessmentTemplateUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTeacherAssessmentTemplateCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"updatedAt"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"row"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredAssessment_assessment"}}]}}]}}]}},StoredAssessment_AssessmentDefinition]} as unknown as DocumentNode<ChangeAssessmentMutation, ChangeAssessmentMutationVariables>
// prettier-ignore
export const DeleteAssessmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAssessment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFromTeacherAssessmentTemplateCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedCount"}}]}}]}}]} as unknown as DocumentNode<DeleteAssessmentMutation, DeleteAssessmentMutationVariables>
// prettier-ignore
export const AssessmentTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssessmentTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentTemplateCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"complexity"}},{"kind":"Field","name":{"kind":"Name","value":"totalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"headings"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"translation"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"schoolId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxonomys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"position"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyId"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<AssessmentTemplateQuery, AssessmentTemplateQueryVariables>
