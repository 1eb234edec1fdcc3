// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type * as Types from '../../graphql/schema-types.generated.ts'

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type LevelRow_LevelFragment = {
  __typename: 'CognitiveLevel'
  nodeId: string
  id: string
  updatedAt: string
  taxonomyId: string
  label: string
  percentage: number
  position: number
} & { ' $fragmentName'?: 'LevelRow_LevelFragment' }

export type TaxonomyRow_TaxonomyFragment = {
  __typename: 'Taxonomy'
  nodeId: string
  id: string
  updatedAt: string
  name: string
  source: string
  year: number | null
  certainty: string
  language: string | null
  grades: Array<string | null>
  subjects: Array<string | null>
  chosenBy: string | null
  cognitiveLevels: {
    __typename: 'CognitiveLevelConnection'
    edges: Array<{
      __typename: 'CognitiveLevelEdge'
      node: {
        __typename: 'CognitiveLevel'
        nodeId: string
        id: string
        updatedAt: string
        taxonomyId: string
        label: string
        percentage: number
        position: number
      }
    }>
  } | null
} & { ' $fragmentName'?: 'TaxonomyRow_TaxonomyFragment' }

export type TaxonomiesQueryVariables = Exact<{
  filter: Types.TaxonomyFilter
  orderBy: Array<Types.TaxonomyOrderBy> | Types.TaxonomyOrderBy
  first: number
  offset: number
}>

export type TaxonomiesQuery = {
  list: {
    __typename: 'TaxonomyConnection'
    totalCount: number
    edges: Array<{
      __typename: 'TaxonomyEdge'
      node: {
        __typename: 'Taxonomy'
        nodeId: string
        id: string
        updatedAt: string
        name: string
        source: string
        year: number | null
        certainty: string
        language: string | null
        grades: Array<string | null>
        subjects: Array<string | null>
        chosenBy: string | null
        cognitiveLevels: {
          __typename: 'CognitiveLevelConnection'
          edges: Array<{
            __typename: 'CognitiveLevelEdge'
            node: {
              __typename: 'CognitiveLevel'
              nodeId: string
              id: string
              updatedAt: string
              taxonomyId: string
              label: string
              percentage: number
              position: number
            }
          }>
        } | null
      }
    }>
  }
}

export type TaxonomiesSearchQueryVariables = Exact<{
  words: string
  filter: Types.TaxonomyFilter
  orderBy: Array<Types.TaxonomyOrderBy> | Types.TaxonomyOrderBy
  first: number
  offset: number
}>

export type TaxonomiesSearchQuery = {
  list: {
    __typename: 'TaxonomyConnection'
    totalCount: number
    edges: Array<{
      __typename: 'TaxonomyEdge'
      node: {
        __typename: 'Taxonomy'
        nodeId: string
        id: string
        updatedAt: string
        name: string
        source: string
        year: number | null
        certainty: string
        language: string | null
        grades: Array<string | null>
        subjects: Array<string | null>
        chosenBy: string | null
        cognitiveLevels: {
          __typename: 'CognitiveLevelConnection'
          edges: Array<{
            __typename: 'CognitiveLevelEdge'
            node: {
              __typename: 'CognitiveLevel'
              nodeId: string
              id: string
              updatedAt: string
              taxonomyId: string
              label: string
              percentage: number
              position: number
            }
          }>
        } | null
      }
    }>
  } | null
}

export type TaxonomyNowQueryVariables = Exact<{
  id: string
}>

export type TaxonomyNowQuery = {
  taxonomyCollection: {
    __typename: 'TaxonomyConnection'
    edges: Array<{
      __typename: 'TaxonomyEdge'
      node: {
        __typename: 'Taxonomy'
        nodeId: string
        id: string
        updatedAt: string
        name: string
        source: string
        year: number | null
        certainty: string
        language: string | null
        grades: Array<string | null>
        subjects: Array<string | null>
        chosenBy: string | null
        cognitiveLevels: {
          __typename: 'CognitiveLevelConnection'
          edges: Array<{
            __typename: 'CognitiveLevelEdge'
            node: {
              __typename: 'CognitiveLevel'
              nodeId: string
              id: string
              updatedAt: string
              taxonomyId: string
              label: string
              percentage: number
              position: number
            }
          }>
        } | null
      }
    }>
  }
}

export type LevelNowQueryVariables = Exact<{
  id: string
}>

export type LevelNowQuery = {
  cognitiveLevelCollection: {
    __typename: 'CognitiveLevelConnection'
    edges: Array<{
      __typename: 'CognitiveLevelEdge'
      node: {
        __typename: 'CognitiveLevel'
        nodeId: string
        id: string
        updatedAt: string
        taxonomyId: string
        label: string
        percentage: number
        position: number
        taxonomy: {
          __typename: 'Taxonomy'
          nodeId: string
          name: string
          chosenBy: string | null
        } | null
      }
    }>
  }
}

export type AddTaxonomyMutationVariables = Exact<{
  row: Types.TaxonomyInsertInput
}>

export type AddTaxonomyMutation = {
  insertIntoTaxonomyCollection: {
    __typename: 'TaxonomyInsertResponse'
    affectedCount: number
    records: Array<{ __typename: 'Taxonomy'; nodeId: string }>
  } | null
}

export type ChangeTaxonomyMutationVariables = Exact<{
  id: string
  version: string
  row: Types.TaxonomyUpdateInput
}>

export type ChangeTaxonomyMutation = {
  updateTaxonomyCollection: {
    __typename: 'TaxonomyUpdateResponse'
    affectedCount: number
    records: Array<
      { __typename: 'Taxonomy'; nodeId: string } & {
        ' $fragmentRefs'?: { TaxonomyRow_TaxonomyFragment: TaxonomyRow_TaxonomyFragment }
      }
    >
  }
}

export type DeleteTaxonomyMutationVariables = Exact<{
  id: string
}>

export type DeleteTaxonomyMutation = {
  deleteFromTaxonomyCollection: {
    __typename: 'TaxonomyDeleteResponse'
    affectedCount: number
    records: Array<{ __typename: 'Taxonomy'; nodeId: string }>
  }
}

export type AddLevelMutationVariables = Exact<{
  row: Types.CognitiveLevelInsertInput
}>

export type AddLevelMutation = {
  insertIntoCognitiveLevelCollection: {
    __typename: 'CognitiveLevelInsertResponse'
    affectedCount: number
    records: Array<{ __typename: 'CognitiveLevel'; nodeId: string }>
  } | null
}

export type ChangeLevelMutationVariables = Exact<{
  id: string
  version: string
  row: Types.CognitiveLevelUpdateInput
}>

export type ChangeLevelMutation = {
  updateCognitiveLevelCollection: {
    __typename: 'CognitiveLevelUpdateResponse'
    affectedCount: number
    records: Array<
      { __typename: 'CognitiveLevel'; nodeId: string } & {
        ' $fragmentRefs'?: { LevelRow_LevelFragment: LevelRow_LevelFragment }
      }
    >
  }
}

export type DeleteLevelMutationVariables = Exact<{
  id: string
}>

export type DeleteLevelMutation = {
  deleteFromCognitiveLevelCollection: {
    __typename: 'CognitiveLevelDeleteResponse'
    affectedCount: number
    records: Array<{ __typename: 'CognitiveLevel'; nodeId: string }>
  }
}

export type MoveLevelMutationVariables = Exact<{
  levelId: string
  up: boolean
}>

export type MoveLevelMutation = { moveCognitiveLevel: boolean | null }

export type TaxonomyPreviewQueryVariables = Exact<{ [key: string]: never }>

export type TaxonomyPreviewQuery = { taxonomyPreview: string | null }

export type AddPrescribedTaxonomiesMutationVariables = Exact<{
  certainties: Array<string | null | undefined> | string
}>

export type AddPrescribedTaxonomiesMutation = { addPrescribedTaxonomies: number | null }

// prettier-ignore
export const LevelRow_LevelDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"LevelRow_level"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CognitiveLevel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}
// prettier-ignore
export const LevelRow_LevelFragmentDoc = {"kind":"Document","definitions":[LevelRow_LevelDefinition]} as unknown as DocumentNode<LevelRow_LevelFragment, unknown>
// prettier-ignore
export const TaxonomyRow_TaxonomyDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaxonomyRow_taxonomy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Taxonomy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"certainty"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"grades"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"chosenBy"}},{"kind":"Field","name":{"kind":"Name","value":"cognitiveLevels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"position"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LevelRow_level"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}}
// prettier-ignore
export const TaxonomyRow_TaxonomyFragmentDoc = {"kind":"Document","definitions":[TaxonomyRow_TaxonomyDefinition,LevelRow_LevelDefinition]} as unknown as DocumentNode<TaxonomyRow_TaxonomyFragment, unknown>
// prettier-ignore
export const TaxonomiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Taxonomies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaxonomyFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaxonomyOrderBy"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"taxonomyCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxonomyRow_taxonomy"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},LevelRow_LevelDefinition,TaxonomyRow_TaxonomyDefinition]} as unknown as DocumentNode<TaxonomiesQuery, TaxonomiesQueryVariables>
// prettier-ignore
export const TaxonomiesSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaxonomiesSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"words"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaxonomyFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaxonomyOrderBy"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"searchTaxonomies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"words"},"value":{"kind":"Variable","name":{"kind":"Name","value":"words"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxonomyRow_taxonomy"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},LevelRow_LevelDefinition,TaxonomyRow_TaxonomyDefinition]} as unknown as DocumentNode<TaxonomiesSearchQuery, TaxonomiesSearchQueryVariables>
// prettier-ignore
export const TaxonomyNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaxonomyNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxonomyCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxonomyRow_taxonomy"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},LevelRow_LevelDefinition,TaxonomyRow_TaxonomyDefinition]} as unknown as DocumentNode<TaxonomyNowQuery, TaxonomyNowQueryVariables>
// prettier-ignore
export const LevelNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LevelNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cognitiveLevelCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LevelRow_level"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"taxonomy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"chosenBy"}}]}}]}}]}}]}}]}},LevelRow_LevelDefinition]} as unknown as DocumentNode<LevelNowQuery, LevelNowQueryVariables>
// prettier-ignore
export const AddTaxonomyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddTaxonomy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"row"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaxonomyInsertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insertIntoTaxonomyCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objects"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"row"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}}]}}]}}]}}]} as unknown as DocumentNode<AddTaxonomyMutation, AddTaxonomyMutationVariables>
// prettier-ignore
export const ChangeTaxonomyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeTaxonomy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Datetime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"row"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaxonomyUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTaxonomyCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"updatedAt"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"row"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxonomyRow_taxonomy"}}]}}]}}]}},LevelRow_LevelDefinition,TaxonomyRow_TaxonomyDefinition]} as unknown as DocumentNode<ChangeTaxonomyMutation, ChangeTaxonomyMutationVariables>
// prettier-ignore
export const DeleteTaxonomyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTaxonomy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFromTaxonomyCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteTaxonomyMutation, DeleteTaxonomyMutationVariables>
// prettier-ignore
export const AddLevelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddLevel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"row"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CognitiveLevelInsertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insertIntoCognitiveLevelCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objects"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"row"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}}]}}]}}]}}]} as unknown as DocumentNode<AddLevelMutation, AddLevelMutationVariables>
// prettier-ignore
export const ChangeLevelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeLevel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Datetime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"row"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CognitiveLevelUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCognitiveLevelCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"updatedAt"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"row"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LevelRow_level"}}]}}]}}]}},LevelRow_LevelDefinition]} as unknown as DocumentNode<ChangeLevelMutation, ChangeLevelMutationVariables>
// prettier-ignore
export const DeleteLevelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLevel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFromCognitiveLevelCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteLevelMutation, DeleteLevelMutationVariables>
// prettier-ignore
export const MoveLevelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveLevel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"levelId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"up"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveCognitiveLevel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"levelId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"levelId"}}},{"kind":"Argument","name":{"kind":"Name","value":"up"},"value":{"kind":"Variable","name":{"kind":"Name","value":"up"}}}]}]}}]} as unknown as DocumentNode<MoveLevelMutation, MoveLevelMutationVariables>
// prettier-ignore
export const TaxonomyPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaxonomyPreview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxonomyPreview"}}]}}]} as unknown as DocumentNode<TaxonomyPreviewQuery, TaxonomyPreviewQueryVariables>
// prettier-ignore
export const AddPrescribedTaxonomiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPrescribedTaxonomies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"certainties"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPrescribedTaxonomies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"certainties"},"value":{"kind":"Variable","name":{"kind":"Name","value":"certainties"}}}]}]}}]} as unknown as DocumentNode<AddPrescribedTaxonomiesMutation, AddPrescribedTaxonomiesMutationVariables>
