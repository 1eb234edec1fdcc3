// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type * as Types from '../../graphql/schema-types.generated.ts'

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type ProductDeskRow_ProductFragment = {
  __typename: 'Product'
  nodeId: string
  id: string
  updatedAt: string
  title: string
  featured: boolean
  price: string | null
  discountPercentage: string | null
  salePercentage: string | null
  saleStartsAt: string | null
  saleEndsAt: string | null
  publishDate: string | null
  physical: boolean
  eCommerceProduct: boolean
  subscriptionProduct: boolean
  fileCount: number
  videoCount: number
  missingCount: number
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
} & { ' $fragmentName'?: 'ProductDeskRow_ProductFragment' }

export type DeskProductsQueryVariables = Exact<{
  filter: Types.ProductFilter
  orderBy: Array<Types.ProductOrderBy> | Types.ProductOrderBy
  first: number
  offset: number
}>

export type DeskProductsQuery = {
  list: {
    __typename: 'ProductConnection'
    edges: Array<{
      __typename: 'ProductEdge'
      node: {
        __typename: 'Product'
        nodeId: string
        id: string
        updatedAt: string
        title: string
        featured: boolean
        price: string | null
        discountPercentage: string | null
        salePercentage: string | null
        saleStartsAt: string | null
        saleEndsAt: string | null
        publishDate: string | null
        physical: boolean
        eCommerceProduct: boolean
        subscriptionProduct: boolean
        fileCount: number
        videoCount: number
        missingCount: number
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

export type DeskProductsSearchQueryVariables = Exact<{
  words: string
  filter: Types.ProductFilter
  orderBy: Array<Types.ProductOrderBy> | Types.ProductOrderBy
  first: number
  offset: number
}>

export type DeskProductsSearchQuery = {
  list: {
    __typename: 'ProductConnection'
    totalCount: number
    edges: Array<{
      __typename: 'ProductEdge'
      node: {
        __typename: 'Product'
        nodeId: string
        id: string
        updatedAt: string
        title: string
        featured: boolean
        price: string | null
        discountPercentage: string | null
        salePercentage: string | null
        saleStartsAt: string | null
        saleEndsAt: string | null
        publishDate: string | null
        physical: boolean
        eCommerceProduct: boolean
        subscriptionProduct: boolean
        fileCount: number
        videoCount: number
        missingCount: number
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

export type DeskProductsCountQueryVariables = Exact<{
  filter: Types.ProductFilter
}>

export type DeskProductsCountQuery = {
  list: { __typename: 'ProductConnection'; totalCount: number }
}

export type DeskProductNowQueryVariables = Exact<{
  id: string
}>

export type DeskProductNowQuery = {
  productCollection: {
    __typename: 'ProductConnection'
    edges: Array<{
      __typename: 'ProductEdge'
      node: {
        __typename: 'Product'
        nodeId: string
        id: string
        updatedAt: string
        title: string
        featured: boolean
        price: string | null
        discountPercentage: string | null
        salePercentage: string | null
        saleStartsAt: string | null
        saleEndsAt: string | null
        publishDate: string | null
        physical: boolean
        eCommerceProduct: boolean
        subscriptionProduct: boolean
        fileCount: number
        videoCount: number
        missingCount: number
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

export type ChangeDeskProductMutationVariables = Exact<{
  id: string
  version: string
  row: Types.ProductUpdateInput
}>

export type ChangeDeskProductMutation = {
  updateProductCollection: {
    __typename: 'ProductUpdateResponse'
    affectedCount: number
    records: Array<
      { __typename: 'Product'; nodeId: string } & {
        ' $fragmentRefs'?: { ProductDeskRow_ProductFragment: ProductDeskRow_ProductFragment }
      }
    >
  }
}

export type DeleteDeskProductMutationVariables = Exact<{
  id: string
}>

export type DeleteDeskProductMutation = {
  deleteFromProductCollection: { __typename: 'ProductDeleteResponse'; affectedCount: number }
}

export type DeskProductUsesQueryVariables = Exact<{
  id: string
}>

export type DeskProductUsesQuery = {
  productUses: string | null
  contentVersions: string | null
  productCollection: {
    __typename: 'ProductConnection'
    edges: Array<{
      __typename: 'ProductEdge'
      node: {
        __typename: 'Product'
        nodeId: string
        id: string
        thumbnails: Array<string | null>
        productContent: {
          __typename: 'ProductContent'
          nodeId: string
          id: string
          fileKeys: Array<string | null>
        } | null
      }
    }>
  }
}

// prettier-ignore
export const ProductDeskRow_ProductDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductDeskRow_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"salePercentage"}},{"kind":"Field","name":{"kind":"Name","value":"saleStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"saleEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishDate"}},{"kind":"Field","name":{"kind":"Name","value":"physical"}},{"kind":"Field","name":{"kind":"Name","value":"eCommerceProduct"}},{"kind":"Field","name":{"kind":"Name","value":"subscriptionProduct"}},{"kind":"Field","name":{"kind":"Name","value":"fileCount"}},{"kind":"Field","name":{"kind":"Name","value":"videoCount"}},{"kind":"Field","name":{"kind":"Name","value":"missingCount"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}
// prettier-ignore
export const ProductDeskRow_ProductFragmentDoc = {"kind":"Document","definitions":[ProductDeskRow_ProductDefinition]} as unknown as DocumentNode<ProductDeskRow_ProductFragment, unknown>
// prettier-ignore
export const DeskProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductOrderBy"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"productCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductDeskRow_product"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},ProductDeskRow_ProductDefinition]} as unknown as DocumentNode<DeskProductsQuery, DeskProductsQueryVariables>
// prettier-ignore
export const DeskProductsSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskProductsSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"words"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductOrderBy"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"searchProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"words"},"value":{"kind":"Variable","name":{"kind":"Name","value":"words"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductDeskRow_product"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},ProductDeskRow_ProductDefinition]} as unknown as DocumentNode<DeskProductsSearchQuery, DeskProductsSearchQueryVariables>
// prettier-ignore
export const DeskProductsCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskProductsCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"productCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<DeskProductsCountQuery, DeskProductsCountQueryVariables>
// prettier-ignore
export const DeskProductNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskProductNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductDeskRow_product"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},ProductDeskRow_ProductDefinition]} as unknown as DocumentNode<DeskProductNowQuery, DeskProductNowQueryVariables>
// prettier-ignore
export const ChangeDeskProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeDeskProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Datetime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"row"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProductCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"updatedAt"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"row"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductDeskRow_product"}}]}}]}}]}},ProductDeskRow_ProductDefinition]} as unknown as DocumentNode<ChangeDeskProductMutation, ChangeDeskProductMutationVariables>
// prettier-ignore
export const DeleteDeskProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDeskProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFromProductCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedCount"}}]}}]}}]} as unknown as DocumentNode<DeleteDeskProductMutation, DeleteDeskProductMutationVariables>
// prettier-ignore
export const DeskProductUsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskProductUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productUses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]},{"kind":"Field","name":{"kind":"Name","value":"contentVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]},{"kind":"Field","name":{"kind":"Name","value":"productCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnails"}},{"kind":"Field","name":{"kind":"Name","value":"productContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileKeys"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<DeskProductUsesQuery, DeskProductUsesQueryVariables>
