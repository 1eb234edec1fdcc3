// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type StandingQueryVariables = Exact<{
  id: string
}>

export type StandingQuery = {
  productByPk: {
    __typename: 'Product'
    nodeId: string
    ownedAs: string | null
    libraryAccess: string | null
  } | null
  productBundleByPk: {
    __typename: 'ProductBundle'
    nodeId: string
    bought: boolean | null
    myPrice: string | null
    products: {
      __typename: 'ProductBundleProductConnection'
      edges: Array<{
        __typename: 'ProductBundleProductEdge'
        node: {
          __typename: 'ProductBundleProduct'
          nodeId: string
          product: { __typename: 'Product'; nodeId: string; ownedAs: string | null } | null
        }
      }>
    } | null
  } | null
}

// prettier-ignore
export const StandingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Standing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productByPk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"ownedAs"}},{"kind":"Field","name":{"kind":"Name","value":"libraryAccess"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productBundleByPk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"bought"}},{"kind":"Field","name":{"kind":"Name","value":"myPrice"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"ownedAs"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<StandingQuery, StandingQueryVariables>
