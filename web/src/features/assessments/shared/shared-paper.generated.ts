// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type * as Types from '../../../graphql/schema-types.generated.ts'

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type StoredSharedPaper_TemplateFragment = {
  __typename: 'AssessmentTemplate'
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
  subject: { __typename: 'Subject'; nodeId: string; grade: string } | null
  taxonomys: {
    __typename: 'AssessmentTemplateTaxonomyConnection'
    edges: Array<{
      __typename: 'AssessmentTemplateTaxonomyEdge'
      node: { __typename: 'AssessmentTemplateTaxonomy'; nodeId: string; taxonomyId: string }
    }>
  } | null
} & { ' $fragmentName'?: 'StoredSharedPaper_TemplateFragment' }

export type StoredSharedPaperQueryVariables = Exact<{
  id: string
}>

export type StoredSharedPaperQuery = {
  assessmentTemplateCollection: {
    __typename: 'AssessmentTemplateConnection'
    edges: Array<{
      __typename: 'AssessmentTemplateEdge'
      node: {
        __typename: 'AssessmentTemplate'
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

export type AddSharedPaperMutationVariables = Exact<{
  id: string
  row: Types.AssessmentTemplateInsertInput
  taxonomyIds: Array<string | null | undefined> | string
}>

export type AddSharedPaperMutation = {
  setAssessmentTemplateTaxonomies: boolean | null
  insertIntoAssessmentTemplateCollection: {
    __typename: 'AssessmentTemplateInsertResponse'
    affectedCount: number
    records: Array<{
      __typename: 'AssessmentTemplate'
      nodeId: string
      id: string
      updatedAt: string
    }>
  } | null
}

export type ChangeSharedPaperMutationVariables = Exact<{
  id: string
  version: string
  row: Types.AssessmentTemplateUpdateInput
  taxonomyIds: Array<string | null | undefined> | string
}>

export type ChangeSharedPaperMutation = {
  setAssessmentTemplateTaxonomies: boolean | null
  updateAssessmentTemplateCollection: {
    __typename: 'AssessmentTemplateUpdateResponse'
    affectedCount: number
    records: Array<
      { __typename: 'AssessmentTemplate'; nodeId: string; updatedAt: string } & {
        ' $fragmentRefs'?: {
          StoredSharedPaper_TemplateFragment: StoredSharedPaper_TemplateFragment
        }
      }
    >
  }
}

// prettier-ignore
export const StoredSharedPaper_TemplateDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredSharedPaper_template"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"complexity"}},{"kind":"Field","name":{"kind":"Name","value":"totalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"headings"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"translation"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"schoolId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxonomys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"position"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyId"}}]}}]}}]}}]}}
// prettier-ignore
export const StoredSharedPaper_TemplateFragmentDoc = {"kind":"Document","definitions":[StoredSharedPaper_TemplateDefinition]} as unknown as DocumentNode<StoredSharedPaper_TemplateFragment, unknown>
// prettier-ignore
export const StoredSharedPaperDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoredSharedPaper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentTemplateCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredSharedPaper_template"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},StoredSharedPaper_TemplateDefinition]} as unknown as DocumentNode<StoredSharedPaperQuery, StoredSharedPaperQueryVariables>
// prettier-ignore
export const AddSharedPaperDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSharedPaper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"row"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentTemplateInsertInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taxonomyIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insertIntoAssessmentTemplateCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objects"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"row"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"setAssessmentTemplateTaxonomies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assessmentTemplateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"taxonomyIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taxonomyIds"}}}]}]}}]} as unknown as DocumentNode<AddSharedPaperMutation, AddSharedPaperMutationVariables>
// prettier-ignore
export const ChangeSharedPaperDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeSharedPaper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Datetime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"row"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentTemplateUpdateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taxonomyIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAssessmentTemplateTaxonomies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assessmentTemplateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"taxonomyIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taxonomyIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]},{"kind":"Field","name":{"kind":"Name","value":"updateAssessmentTemplateCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"updatedAt"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"row"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredSharedPaper_template"}}]}}]}}]}},StoredSharedPaper_TemplateDefinition]} as unknown as DocumentNode<ChangeSharedPaperMutation, ChangeSharedPaperMutationVariables>
