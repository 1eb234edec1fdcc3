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
export type ShopItemPageQueryVariables = Exact<{
  id: string
}>

export type ShopItemPageQuery = {
  chargesVat: boolean | null
  shopItemByPk:
    | ({
        __typename: 'ShopItem'
        nodeId: string
        id: string
        title: string
        language: string | null
        term: number | null
        price: string | null
        salePrice: string | null
        physical: boolean
        discountPercentage: string | null
        saleEndsAt: string | null
        productId: string | null
        productBundleId: string | null
        categoryId: string | null
        product: {
          __typename: 'Product'
          nodeId: string
          description: string
          questions: string
        } | null
        productBundle:
          | ({
              __typename: 'ProductBundle'
              nodeId: string
              description: string
              questions: string | null
            } & {
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
}

// prettier-ignore
export const ShopItemPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShopItemPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargesVat"}},{"kind":"Field","name":{"kind":"Name","value":"shopItemByPk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"physical"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"saleEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productBundleId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productBundle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BundleMembers_bundle"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductGallery_item"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFacts_item"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BuyPanel_item"}}]}}]}},BundleMembers_BundleDefinition,ProductGallery_ItemDefinition,ProductFacts_ItemDefinition,BuyPanel_ItemDefinition]} as unknown as DocumentNode<ShopItemPageQuery, ShopItemPageQueryVariables>
