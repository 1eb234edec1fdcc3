// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type TaxonomyToChoose_TaxonomyFragment = {
  __typename: 'Taxonomy'
  nodeId: string
  id: string
  name: string
  language: string | null
  certainty: string
  year: number | null
  source: string
  grades: Array<string | null>
  subjects: Array<string | null>
  cognitiveLevels: {
    __typename: 'CognitiveLevelConnection'
    edges: Array<{
      __typename: 'CognitiveLevelEdge'
      node: { __typename: 'CognitiveLevel'; nodeId: string; label: string; percentage: number }
    }>
  } | null
} & { ' $fragmentName'?: 'TaxonomyToChoose_TaxonomyFragment' }

export type AssessmentChoicesQueryVariables = Exact<{
  userId: string
}>

export type AssessmentChoicesQuery = {
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
  taxonomyCollection: {
    __typename: 'TaxonomyConnection'
    edges: Array<{
      __typename: 'TaxonomyEdge'
      node: {
        __typename: 'Taxonomy'
        nodeId: string
        id: string
        name: string
        language: string | null
        certainty: string
        year: number | null
        source: string
        grades: Array<string | null>
        subjects: Array<string | null>
        cognitiveLevels: {
          __typename: 'CognitiveLevelConnection'
          edges: Array<{
            __typename: 'CognitiveLevelEdge'
            node: {
              __typename: 'CognitiveLevel'
              nodeId: string
              label: string
              percentage: number
            }
          }>
        } | null
      }
    }>
  }
}

// prettier-ignore
export const TaxonomyToChoose_TaxonomyDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaxonomyToChoose_taxonomy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Taxonomy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"grades"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"cognitiveLevels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"position"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}}]}}]}}]}}
// prettier-ignore
export const TaxonomyToChoose_TaxonomyFragmentDoc = {"kind":"Document","definitions":[TaxonomyToChoose_TaxonomyDefinition]} as unknown as DocumentNode<TaxonomyToChoose_TaxonomyFragment, unknown>
// prettier-ignore
export const AssessmentChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssessmentChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teacherProfileCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"school"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isGeneric"}},{"kind":"Field","name":{"kind":"Name","value":"schoolImgKey"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySubjectIds"}},{"kind":"Field","name":{"kind":"Name","value":"subjectsToChoose"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"subject"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectAf"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxonomyToChoose_taxonomy"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},TaxonomyToChoose_TaxonomyDefinition]} as unknown as DocumentNode<AssessmentChoicesQuery, AssessmentChoicesQueryVariables>
