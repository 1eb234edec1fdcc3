// Written by "npm run codegen -w web". Do not edit.
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type BundleMembers_BundleFragment = {
  __typename: 'ProductBundle'
  nodeId: string
  salePrice: string | null
  apartPrice: string | null
  saving: string | null
  products: {
    __typename: 'ProductBundleProductConnection'
    edges: Array<{
      __typename: 'ProductBundleProductEdge'
      node: {
        __typename: 'ProductBundleProduct'
        nodeId: string
        title: string
        product: {
          __typename: 'Product'
          nodeId: string
          id: string
          thumbnails: Array<string | null>
          physical: boolean
          language: string | null
          price: string | null
          salePrice: string | null
          eCommerceProduct: boolean
          discountPercentage: string | null
        } | null
      }
    }>
  } | null
} & { ' $fragmentName'?: 'BundleMembers_BundleFragment' }

// prettier-ignore
export const BundleMembers_BundleDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BundleMembers_bundle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductBundle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"apartPrice"}},{"kind":"Field","name":{"kind":"Name","value":"saving"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"position"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnails"}},{"kind":"Field","name":{"kind":"Name","value":"physical"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","alias":{"kind":"Name","value":"discountPercentage"},"name":{"kind":"Name","value":"discountNow"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"eCommerceProduct"}}]}}]}}]}}]}}]}}
// prettier-ignore
export const BundleMembers_BundleFragmentDoc = {"kind":"Document","definitions":[BundleMembers_BundleDefinition]} as unknown as DocumentNode<BundleMembers_BundleFragment, unknown>
