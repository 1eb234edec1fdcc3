// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { BundleMembers_BundleFragment } from '../../../features/catalogue/bundle-members.generated.ts'
import type { ProductGallery_ItemFragment } from '../../../features/catalogue/product-gallery.generated.ts'
import type { ProductFacts_ItemFragment } from '../../../features/catalogue/product-facts.generated.ts'
import type { BuyPanel_ItemFragment } from '../../../features/cart/buy-panel.generated.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
import { BundleMembers_BundleDefinition } from '../../../features/catalogue/bundle-members.generated.ts'
import { ProductGallery_ItemDefinition } from '../../../features/catalogue/product-gallery.generated.ts'
import { ProductFacts_ItemDefinition } from '../../../features/catalogue/product-facts.generated.ts'
import { BuyPanel_ItemDefinition } from '../../../features/cart/buy-panel.generated.ts'
export type ProductPageQueryVariables = Exact<{
  productId: string
}>

export type ProductPageQuery = {
  chargesVat: boolean | null
  shopItemByPk:
    | ({
        __typename: 'ShopItem'
        nodeId: string
        id: string
        title: string
        price: string | null
        salePrice: string | null
        physical: boolean
        discountPercentage: string | null
        saleEndsAt: string | null
        thumbnails: Array<string | null>
        language: string | null
        term: number | null
        category: {
          __typename: 'ProductCategory'
          nodeId: string
          id: string
          name: string
          parent: {
            __typename: 'ProductCategory'
            nodeId: string
            id: string
            name: string
            parent: {
              __typename: 'ProductCategory'
              nodeId: string
              id: string
              name: string
            } | null
          } | null
        } | null
        product: {
          __typename: 'Product'
          nodeId: string
          description: string
          sku: number | null
        } | null
        productBundle:
          | ({ __typename: 'ProductBundle'; nodeId: string; description: string } & {
              ' $fragmentRefs'?: { BundleMembers_BundleFragment: BundleMembers_BundleFragment }
            })
          | null
      } & {
        ' $fragmentRefs'?: {
          ProductGallery_ItemFragment: ProductGallery_ItemFragment
          ProductFacts_ItemFragment: ProductFacts_ItemFragment
          BuyPanel_ItemFragment: BuyPanel_ItemFragment
        }
      })
    | null
  productTagCollection: {
    __typename: 'ProductTagConnection'
    edges: Array<{
      __typename: 'ProductTagEdge'
      node: { __typename: 'ProductTag'; nodeId: string; id: string; name: string }
    }>
  }
}

// prettier-ignore
export const ProductPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopItemByPk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"physical"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"saleEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnails"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productBundle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BundleMembers_bundle"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductGallery_item"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFacts_item"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BuyPanel_item"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chargesVat"}},{"kind":"Field","name":{"kind":"Name","value":"productTagCollection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},BundleMembers_BundleDefinition,ProductGallery_ItemDefinition,ProductFacts_ItemDefinition,BuyPanel_ItemDefinition]} as unknown as DocumentNode<ProductPageQuery, ProductPageQueryVariables>
