// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type * as Types from '../../graphql/schema-types.generated.ts'

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type BundleDeskRow_BundleFragment = {
  __typename: 'ProductBundle'
  nodeId: string
  id: string
  updatedAt: string
  title: string
  featured: boolean
  price: string | null
  pricePercentage: string | null
  discountPercentage: string | null
  salePercentage: string | null
  saleStartsAt: string | null
  saleEndsAt: string | null
  publishDate: string | null
  memberCount: number
  category: {
    __typename: 'ProductCategory'
    nodeId: string
    name: string
    parent: {
      __typename: 'ProductCategory'
      nodeId: string
      name: string
      parent: {
        __typename: 'ProductCategory'
        nodeId: string
        name: string
        parent: { __typename: 'ProductCategory'; nodeId: string; name: string } | null
      } | null
    } | null
  } | null
} & { ' $fragmentName'?: 'BundleDeskRow_BundleFragment' }

export type DeskBundlesQueryVariables = Exact<{
  filter: Types.ProductBundleFilter
  orderBy: Array<Types.ProductBundleOrderBy> | Types.ProductBundleOrderBy
  first: number
  offset: number
}>

export type DeskBundlesQuery = {
  list: {
    __typename: 'ProductBundleConnection'
    edges: Array<{
      __typename: 'ProductBundleEdge'
      node: {
        __typename: 'ProductBundle'
        nodeId: string
        id: string
        updatedAt: string
        title: string
        featured: boolean
        price: string | null
        pricePercentage: string | null
        discountPercentage: string | null
        salePercentage: string | null
        saleStartsAt: string | null
        saleEndsAt: string | null
        publishDate: string | null
        memberCount: number
        category: {
          __typename: 'ProductCategory'
          nodeId: string
          name: string
          parent: {
            __typename: 'ProductCategory'
            nodeId: string
            name: string
            parent: {
              __typename: 'ProductCategory'
              nodeId: string
              name: string
              parent: { __typename: 'ProductCategory'; nodeId: string; name: string } | null
            } | null
          } | null
        } | null
      }
    }>
  }
}

export type DeskBundlesSearchQueryVariables = Exact<{
  words: string
  filter: Types.ProductBundleFilter
  orderBy: Array<Types.ProductBundleOrderBy> | Types.ProductBundleOrderBy
  first: number
  offset: number
}>

export type DeskBundlesSearchQuery = {
  list: {
    __typename: 'ProductBundleConnection'
    totalCount: number
    edges: Array<{
      __typename: 'ProductBundleEdge'
      node: {
        __typename: 'ProductBundle'
        nodeId: string
        id: string
        updatedAt: string
        title: string
        featured: boolean
        price: string | null
        pricePercentage: string | null
        discountPercentage: string | null
        salePercentage: string | null
        saleStartsAt: string | null
        saleEndsAt: string | null
        publishDate: string | null
        memberCount: number
        category: {
          __typename: 'ProductCategory'
          nodeId: string
          name: string
          parent: {
            __typename: 'ProductCategory'
            nodeId: string
            name: string
            parent: {
              __typename: 'ProductCategory'
              nodeId: string
              name: string
              parent: { __typename: 'ProductCategory'; nodeId: string; name: string } | null
            } | null
          } | null
        } | null
      }
    }>
  } | null
}

export type DeskBundlesCountQueryVariables = Exact<{
  filter: Types.ProductBundleFilter
}>

export type DeskBundlesCountQuery = {
  list: { __typename: 'ProductBundleConnection'; totalCount: number }
}

export type DeskBundleNowQueryVariables = Exact<{
  id: string
}>

export type DeskBundleNowQuery = {
  productBundleCollection: {
    __typename: 'ProductBundleConnection'
    edges: Array<{
      __typename: 'ProductBundleEdge'
      node: {
        __typename: 'ProductBundle'
        nodeId: string
        thumbnails: Array<string | null>
        id: string
        updatedAt: string
        title: string
        featured: boolean
        price: string | null
        pricePercentage: string | null
        discountPercentage: string | null
        salePercentage: string | null
        saleStartsAt: string | null
        saleEndsAt: string | null
        publishDate: string | null
        memberCount: number
        category: {
          __typename: 'ProductCategory'
          nodeId: string
          name: string
          parent: {
            __typename: 'ProductCategory'
            nodeId: string
            name: string
            parent: {
              __typename: 'ProductCategory'
              nodeId: string
              name: string
              parent: { __typename: 'ProductCategory'; nodeId: string; name: string } | null
            } | null
          } | null
        } | null
      }
    }>
  }
}

export type ChangeDeskBundleMutationVariables = Exact<{
  id: string
  version: string
  row: Types.ProductBundleUpdateInput
}>

export type ChangeDeskBundleMutation = {
  updateProductBundleCollection: {
    __typename: 'ProductBundleUpdateResponse'
    affectedCount: number
    records: Array<
      { __typename: 'ProductBundle'; nodeId: string } & {
        ' $fragmentRefs'?: { BundleDeskRow_BundleFragment: BundleDeskRow_BundleFragment }
      }
    >
  }
}

export type DeleteDeskBundleMutationVariables = Exact<{
  id: string
}>

export type DeleteDeskBundleMutation = {
  deleteFromProductBundleCollection: {
    __typename: 'ProductBundleDeleteResponse'
    affectedCount: number
  }
}

// prettier-ignore
export const BundleDeskRow_BundleDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BundleDeskRow_bundle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductBundle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pricePercentage"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"salePercentage"}},{"kind":"Field","name":{"kind":"Name","value":"saleStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"saleEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishDate"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}
// prettier-ignore
export const BundleDeskRow_BundleFragmentDoc = {"kind":"Document","definitions":[BundleDeskRow_BundleDefinition]} as unknown as DocumentNode<BundleDeskRow_BundleFragment, unknown>
// prettier-ignore
export const DeskBundlesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskBundles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductBundleFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductBundleOrderBy"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"productBundleCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BundleDeskRow_bundle"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},BundleDeskRow_BundleDefinition]} as unknown as DocumentNode<DeskBundlesQuery, DeskBundlesQueryVariables>
// prettier-ignore
export const DeskBundlesSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskBundlesSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"words"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductBundleFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductBundleOrderBy"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"searchBundles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"words"},"value":{"kind":"Variable","name":{"kind":"Name","value":"words"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BundleDeskRow_bundle"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},BundleDeskRow_BundleDefinition]} as unknown as DocumentNode<DeskBundlesSearchQuery, DeskBundlesSearchQueryVariables>
// prettier-ignore
export const DeskBundlesCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskBundlesCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductBundleFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"productBundleCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<DeskBundlesCountQuery, DeskBundlesCountQueryVariables>
// prettier-ignore
export const DeskBundleNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskBundleNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productBundleCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BundleDeskRow_bundle"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},BundleDeskRow_BundleDefinition]} as unknown as DocumentNode<DeskBundleNowQuery, DeskBundleNowQueryVariables>
// prettier-ignore
export const ChangeDeskBundleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeDeskBundle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Datetime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"row"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductBundleUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProductBundleCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"updatedAt"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"row"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BundleDeskRow_bundle"}}]}}]}}]}},BundleDeskRow_BundleDefinition]} as unknown as DocumentNode<ChangeDeskBundleMutation, ChangeDeskBundleMutationVariables>
// prettier-ignore
export const DeleteDeskBundleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDeskBundle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFromProductBundleCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedCount"}}]}}]}}]} as unknown as DocumentNode<DeleteDeskBundleMutation, DeleteDeskBundleMutationVariables>
