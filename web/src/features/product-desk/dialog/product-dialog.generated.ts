// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type ProductDialog_ProductFragment = {
  __typename: 'Product'
  nodeId: string
  id: string
  updatedAt: string
  title: string
  description: string
  price: string | null
  discountPercentage: string | null
  salePercentage: string | null
  saleStartsAt: string | null
  saleEndsAt: string | null
  eCommerceProduct: boolean
  subscriptionProduct: boolean
  physical: boolean
  featured: boolean
  publishDate: string | null
  thumbnails: Array<string | null>
  tags: Array<string | null>
  categoryId: string | null
  questions: string
  sku: number | null
  pages: number | null
  marks: number | null
  language: string | null
  term: number | null
  topic: string | null
  productContent: {
    __typename: 'ProductContent'
    nodeId: string
    id: string
    fileKeys: Array<string | null>
    urls: Array<string | null>
  } | null
} & { ' $fragmentName'?: 'ProductDialog_ProductFragment' }

export type ProductForDialogQueryVariables = Exact<{
  id: string
}>

export type ProductForDialogQuery = {
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
        description: string
        price: string | null
        discountPercentage: string | null
        salePercentage: string | null
        saleStartsAt: string | null
        saleEndsAt: string | null
        eCommerceProduct: boolean
        subscriptionProduct: boolean
        physical: boolean
        featured: boolean
        publishDate: string | null
        thumbnails: Array<string | null>
        tags: Array<string | null>
        categoryId: string | null
        questions: string
        sku: number | null
        pages: number | null
        marks: number | null
        language: string | null
        term: number | null
        topic: string | null
        productContent: {
          __typename: 'ProductContent'
          nodeId: string
          id: string
          fileKeys: Array<string | null>
          urls: Array<string | null>
        } | null
      }
    }>
  }
}

export type SaveProductMutationVariables = Exact<{
  row: string
  videos: Array<string | null | undefined> | string
  id?: string | null | undefined
  seenAt?: string | null | undefined
}>

export type SaveProductMutation = {
  saveProduct: { __typename: 'Product'; nodeId: string; id: string } | null
}

// prettier-ignore
export const ProductDialog_ProductDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductDialog_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"salePercentage"}},{"kind":"Field","name":{"kind":"Name","value":"saleStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"saleEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"eCommerceProduct"}},{"kind":"Field","name":{"kind":"Name","value":"subscriptionProduct"}},{"kind":"Field","name":{"kind":"Name","value":"physical"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"publishDate"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnails"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"marks"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"productContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileKeys"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}}]}}]}}
// prettier-ignore
export const ProductDialog_ProductFragmentDoc = {"kind":"Document","definitions":[ProductDialog_ProductDefinition]} as unknown as DocumentNode<ProductDialog_ProductFragment, unknown>
// prettier-ignore
export const ProductForDialogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductForDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductDialog_product"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},ProductDialog_ProductDefinition]} as unknown as DocumentNode<ProductForDialogQuery, ProductForDialogQueryVariables>
// prettier-ignore
export const SaveProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"row"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"videos"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seenAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Datetime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"savedRow"},"value":{"kind":"Variable","name":{"kind":"Name","value":"row"}}},{"kind":"Argument","name":{"kind":"Name","value":"videos"},"value":{"kind":"Variable","name":{"kind":"Name","value":"videos"}}},{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"seenAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seenAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SaveProductMutation, SaveProductMutationVariables>
