// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
import { TaxonomyToChoose_TaxonomyDefinition } from '../editor/assessment-choices.generated.ts'
export type SharedPaperChoicesQueryVariables = Exact<{ [key: string]: never }>

export type SharedPaperChoicesQuery = {
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
export const SharedPaperChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedPaperChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subjectsToChoose"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"subject"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectAf"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxonomyToChoose_taxonomy"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},TaxonomyToChoose_TaxonomyDefinition]} as unknown as DocumentNode<SharedPaperChoicesQuery, SharedPaperChoicesQueryVariables>
