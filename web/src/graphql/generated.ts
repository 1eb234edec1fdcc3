// Written by "npm run codegen -w web" from schema.graphql and the .graphql files. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type ArchivedTeacherProductsOrderFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<ArchivedTeacherProductsOrderFilter> | null | undefined
  archivedAt?: DatetimeFilter | null | undefined
  couponAmount?: BigFloatFilter | null | undefined
  couponCode?: StringFilter | null | undefined
  couponDiscountType?: StringFilter | null | undefined
  couponDiscountValue?: BigFloatFilter | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  id?: UuidFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: ArchivedTeacherProductsOrderFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<ArchivedTeacherProductsOrderFilter> | null | undefined
  orderDateTime?: DatetimeFilter | null | undefined
  orderNumber?: StringFilter | null | undefined
  orderPaymentMethod?: StringFilter | null | undefined
  orderStatus?: StringFilter | null | undefined
  orderTotal?: BigFloatFilter | null | undefined
  orderVat?: BigFloatFilter | null | undefined
  owner?: StringFilter | null | undefined
  shippingFee?: BigFloatFilter | null | undefined
  teacherProfileId?: UuidFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
}

/** Boolean expression comparing fields on type "BigFloat" */
export type BigFloatFilter = {
  eq?: string | null | undefined
  gt?: string | null | undefined
  gte?: string | null | undefined
  in?: Array<string> | null | undefined
  is?: FilterIs | null | undefined
  lt?: string | null | undefined
  lte?: string | null | undefined
  neq?: string | null | undefined
}

/** Boolean expression comparing fields on type "Boolean" */
export type BooleanFilter = {
  eq?: boolean | null | undefined
  is?: FilterIs | null | undefined
}

export type CommunicationFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<CommunicationFilter> | null | undefined
  body?: StringFilter | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  id?: UuidFilter | null | undefined
  images?: StringListFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: CommunicationFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<CommunicationFilter> | null | undefined
  publishDate?: DatetimeFilter | null | undefined
  sendTo?: StringListFilter | null | undefined
  show?: StringListFilter | null | undefined
  subject?: StringFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
  video?: StringFilter | null | undefined
}

/** Boolean expression comparing fields on type "Datetime" */
export type DatetimeFilter = {
  eq?: string | null | undefined
  gt?: string | null | undefined
  gte?: string | null | undefined
  in?: Array<string> | null | undefined
  is?: FilterIs | null | undefined
  lt?: string | null | undefined
  lte?: string | null | undefined
  neq?: string | null | undefined
}

export type FilterIs = 'NOT_NULL' | 'NULL'

/** Boolean expression comparing fields on type "ID" */
export type IdFilter = {
  eq?: string | number | null | undefined
}

/** Boolean expression comparing fields on type "Int" */
export type IntFilter = {
  eq?: number | null | undefined
  gt?: number | null | undefined
  gte?: number | null | undefined
  in?: Array<number> | null | undefined
  is?: FilterIs | null | undefined
  lt?: number | null | undefined
  lte?: number | null | undefined
  neq?: number | null | undefined
}

export type InvoiceFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<InvoiceFilter> | null | undefined
  contentSha256?: StringFilter | null | undefined
  couponAmount?: BigFloatFilter | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  creditedInvoiceId?: UuidFilter | null | undefined
  form?: StringFilter | null | undefined
  id?: UuidFilter | null | undefined
  issuedAt?: DatetimeFilter | null | undefined
  kind?: StringFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: InvoiceFilter | null | undefined
  number?: IntFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<InvoiceFilter> | null | undefined
  orderId?: UuidFilter | null | undefined
  orderNumber?: StringFilter | null | undefined
  shippingFee?: BigFloatFilter | null | undefined
  storageKey?: StringFilter | null | undefined
  teacherProfileId?: UuidFilter | null | undefined
  total?: BigFloatFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
  vat?: BigFloatFilter | null | undefined
}

/** Defines a per-field sorting order */
export type OrderByDirection =
  /** Ascending order, nulls first */
  | 'AscNullsFirst'
  /** Ascending order, nulls last */
  | 'AscNullsLast'
  /** Descending order, nulls first */
  | 'DescNullsFirst'
  /** Descending order, nulls last */
  | 'DescNullsLast'

export type ProductFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<ProductFilter> | null | undefined
  categoryId?: UuidFilter | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  description?: StringFilter | null | undefined
  discountPercentage?: BigFloatFilter | null | undefined
  eCommerceProduct?: BooleanFilter | null | undefined
  featured?: BooleanFilter | null | undefined
  id?: UuidFilter | null | undefined
  listable?: BooleanFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: ProductFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<ProductFilter> | null | undefined
  physical?: BooleanFilter | null | undefined
  price?: BigFloatFilter | null | undefined
  publishDate?: DatetimeFilter | null | undefined
  salePrice?: BigFloatFilter | null | undefined
  searchField?: StringFilter | null | undefined
  sku?: IntFilter | null | undefined
  subscriptionProduct?: BooleanFilter | null | undefined
  tags?: UuidListFilter | null | undefined
  thumbnails?: StringListFilter | null | undefined
  title?: StringFilter | null | undefined
  type?: StringFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
}

export type ShopItemFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<ShopItemFilter> | null | undefined
  categoryId?: UuidFilter | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  discountPercentage?: BigFloatFilter | null | undefined
  eCommerceProduct?: BooleanFilter | null | undefined
  featured?: BooleanFilter | null | undefined
  id?: UuidFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: ShopItemFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<ShopItemFilter> | null | undefined
  physical?: BooleanFilter | null | undefined
  price?: BigFloatFilter | null | undefined
  productBundleId?: UuidFilter | null | undefined
  productId?: UuidFilter | null | undefined
  publishDate?: DatetimeFilter | null | undefined
  salePrice?: BigFloatFilter | null | undefined
  subscriptionProduct?: BooleanFilter | null | undefined
  tags?: UuidListFilter | null | undefined
  thumbnails?: StringListFilter | null | undefined
  title?: StringFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
}

/** Boolean expression comparing fields on type "String" */
export type StringFilter = {
  eq?: string | null | undefined
  gt?: string | null | undefined
  gte?: string | null | undefined
  ilike?: string | null | undefined
  in?: Array<string> | null | undefined
  iregex?: string | null | undefined
  is?: FilterIs | null | undefined
  like?: string | null | undefined
  lt?: string | null | undefined
  lte?: string | null | undefined
  neq?: string | null | undefined
  regex?: string | null | undefined
  startsWith?: string | null | undefined
}

/** Boolean expression comparing fields on type "StringList" */
export type StringListFilter = {
  containedBy?: Array<string> | null | undefined
  contains?: Array<string> | null | undefined
  eq?: Array<string> | null | undefined
  is?: FilterIs | null | undefined
  overlaps?: Array<string> | null | undefined
}

export type TeacherProductsOrderFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<TeacherProductsOrderFilter> | null | undefined
  couponAmount?: BigFloatFilter | null | undefined
  couponCode?: StringFilter | null | undefined
  couponDiscountType?: StringFilter | null | undefined
  couponDiscountValue?: BigFloatFilter | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  hasPhysical?: BooleanFilter | null | undefined
  hasQuestions?: BooleanFilter | null | undefined
  id?: UuidFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: TeacherProductsOrderFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<TeacherProductsOrderFilter> | null | undefined
  orderDateTime?: DatetimeFilter | null | undefined
  orderNumber?: StringFilter | null | undefined
  orderPaymentMethod?: StringFilter | null | undefined
  orderStatus?: StringFilter | null | undefined
  orderTotal?: BigFloatFilter | null | undefined
  orderVat?: BigFloatFilter | null | undefined
  owner?: StringFilter | null | undefined
  productCount?: IntFilter | null | undefined
  searchField?: StringFilter | null | undefined
  shippingFee?: BigFloatFilter | null | undefined
  teacherProfileId?: UuidFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
}

export type TeacherProductsOrderOrderBy = {
  couponAmount?: OrderByDirection | null | undefined
  couponCode?: OrderByDirection | null | undefined
  couponDiscountType?: OrderByDirection | null | undefined
  couponDiscountValue?: OrderByDirection | null | undefined
  createdAt?: OrderByDirection | null | undefined
  hasPhysical?: OrderByDirection | null | undefined
  hasQuestions?: OrderByDirection | null | undefined
  id?: OrderByDirection | null | undefined
  orderDateTime?: OrderByDirection | null | undefined
  orderNumber?: OrderByDirection | null | undefined
  orderPaymentMethod?: OrderByDirection | null | undefined
  orderStatus?: OrderByDirection | null | undefined
  orderTotal?: OrderByDirection | null | undefined
  orderVat?: OrderByDirection | null | undefined
  owner?: OrderByDirection | null | undefined
  productCount?: OrderByDirection | null | undefined
  searchField?: OrderByDirection | null | undefined
  shippingFee?: OrderByDirection | null | undefined
  teacherProfileId?: OrderByDirection | null | undefined
  updatedAt?: OrderByDirection | null | undefined
}

export type TeacherScheduleInsertInput = {
  breakDurations?: Array<number | null | undefined> | null | undefined
  breaksAfter?: Array<number | null | undefined> | null | undefined
  day?: string | null | undefined
  endTime?: string | null | undefined
  periodDuration?: number | null | undefined
  periods?: number | null | undefined
  startTime?: string | null | undefined
  teacherProfileId?: string | null | undefined
}

export type TeacherScheduleUpdateInput = {
  breakDurations?: Array<number | null | undefined> | null | undefined
  breaksAfter?: Array<number | null | undefined> | null | undefined
  day?: string | null | undefined
  endTime?: string | null | undefined
  periodDuration?: number | null | undefined
  periods?: number | null | undefined
  startTime?: string | null | undefined
}

/** Boolean expression comparing fields on type "UUID" */
export type UuidFilter = {
  eq?: string | null | undefined
  in?: Array<string> | null | undefined
  is?: FilterIs | null | undefined
  neq?: string | null | undefined
}

/** Boolean expression comparing fields on type "UUIDList" */
export type UuidListFilter = {
  containedBy?: Array<string> | null | undefined
  contains?: Array<string> | null | undefined
  eq?: Array<string> | null | undefined
  is?: FilterIs | null | undefined
  overlaps?: Array<string> | null | undefined
}

export type BackOfficeCountsQueryVariables = Exact<{ [key: string]: never }>

export type BackOfficeCountsQuery = {
  ordersToPay: { __typename: 'TeacherProductsOrderConnection'; totalCount: number }
  openQuotes: { __typename: 'TeacherProductsOrderConnection'; totalCount: number }
}

export type OwnedProductsQueryVariables = Exact<{
  ids: Array<string> | string
  first: number
}>

export type OwnedProductsQuery = {
  productCollection: {
    __typename: 'ProductConnection'
    edges: Array<{
      __typename: 'ProductEdge'
      node: {
        __typename: 'Product'
        nodeId: string
        ownedAs: string | null
        libraryAccess: string | null
      }
    }>
  }
}

export type BoughtBundlesQueryVariables = Exact<{
  ids: Array<string> | string
  first: number
}>

export type BoughtBundlesQuery = {
  productBundleCollection: {
    __typename: 'ProductBundleConnection'
    edges: Array<{
      __typename: 'ProductBundleEdge'
      node: { __typename: 'ProductBundle'; nodeId: string; bought: boolean | null }
    }>
  }
}

export type OverviewQueryVariables = Exact<{
  now: string
  admin: boolean
}>

export type OverviewQuery = {
  shopProblems?: string | null
  published: { __typename: 'ProductConnection'; totalCount: number }
}

export type LibraryCard_ProductFragment = {
  __typename: 'Product'
  nodeId: string
  id: string
  title: string
  thumbnails: Array<string | null>
  featured: boolean
  physical: boolean
  ownedAs: string | null
  category: {
    __typename: 'ProductCategory'
    nodeId: string
    name: string
    slug: string
    parent: { __typename: 'ProductCategory'; nodeId: string; name: string } | null
  } | null
} & { ' $fragmentName'?: 'LibraryCard_ProductFragment' }

export type LibraryPageQueryVariables = Exact<{
  view: string
  words: string
  filter: ProductFilter
  first: number
  after?: string | null | undefined
}>

export type LibraryPageQuery = {
  products: {
    __typename: 'ProductConnection'
    totalCount: number
    edges: Array<{
      __typename: 'ProductEdge'
      cursor: string
      node: { __typename: 'Product'; nodeId: string } & {
        ' $fragmentRefs'?: { LibraryCard_ProductFragment: LibraryCard_ProductFragment }
      }
    }>
    pageInfo: { __typename: 'PageInfo'; hasNextPage: boolean; endCursor: string | null }
  } | null
}

export type ItemStatus_ItemFragment = {
  __typename: 'ShopItem'
  nodeId: string
  id: string
  product: { __typename: 'Product'; nodeId: string; ownedAs: string | null } | null
  productBundle: { __typename: 'ProductBundle'; nodeId: string; bought: boolean | null } | null
} & { ' $fragmentName'?: 'ItemStatus_ItemFragment' }

export type OrdersPageQueryVariables = Exact<{
  filter: TeacherProductsOrderFilter
  orderBy: Array<TeacherProductsOrderOrderBy> | TeacherProductsOrderOrderBy
  first: number
  offset: number
}>

export type OrdersPageQuery = {
  orders: {
    __typename: 'TeacherProductsOrderConnection'
    totalCount: number
    edges: Array<{
      __typename: 'TeacherProductsOrderEdge'
      node: {
        __typename: 'TeacherProductsOrder'
        nodeId: string
        id: string
        orderNumber: string | null
        orderDateTime: string | null
        orderStatus: string
        orderPaymentMethod: string | null
        orderTotal: string
        productCount: number
      }
    }>
  }
}

export type OrdersSearchQueryVariables = Exact<{
  words: string
  filter: TeacherProductsOrderFilter
  orderBy: Array<TeacherProductsOrderOrderBy> | TeacherProductsOrderOrderBy
  first: number
  offset: number
}>

export type OrdersSearchQuery = {
  orders: {
    __typename: 'TeacherProductsOrderConnection'
    totalCount: number
    edges: Array<{
      __typename: 'TeacherProductsOrderEdge'
      node: {
        __typename: 'TeacherProductsOrder'
        nodeId: string
        id: string
        orderNumber: string | null
        orderDateTime: string | null
        orderStatus: string
        orderPaymentMethod: string | null
        orderTotal: string
        productCount: number
      }
    }>
  } | null
}

export type ShelfFrameQueryVariables = Exact<{ [key: string]: never }>

export type ShelfFrameQuery = {
  productCategoryCollection: {
    __typename: 'ProductCategoryConnection'
    edges: Array<{
      __typename: 'ProductCategoryEdge'
      node: {
        __typename: 'ProductCategory'
        nodeId: string
        id: string
        name: string
        parentId: string | null
        grade: string | null
      }
    }>
  }
  productTagCollection: {
    __typename: 'ProductTagConnection'
    edges: Array<{
      __typename: 'ProductTagEdge'
      node: { __typename: 'ProductTag'; nodeId: string; id: string; name: string }
    }>
  }
  teacherSubscriptionCollection: {
    __typename: 'TeacherSubscriptionConnection'
    edges: Array<{
      __typename: 'TeacherSubscriptionEdge'
      node: { __typename: 'TeacherSubscription'; nodeId: string; valid: boolean | null }
    }>
  }
}

export type ShelfPageQueryVariables = Exact<{
  filter: ShopItemFilter
  first: number
  after?: string | null | undefined
}>

export type ShelfPageQuery = {
  items: {
    __typename: 'ShopItemConnection'
    edges: Array<{
      __typename: 'ShopItemEdge'
      cursor: string
      node: { __typename: 'ShopItem'; nodeId: string } & {
        ' $fragmentRefs'?: {
          ProductCard_ItemFragment: ProductCard_ItemFragment
          ItemStatus_ItemFragment: ItemStatus_ItemFragment
        }
      }
    }>
    pageInfo: { __typename: 'PageInfo'; hasNextPage: boolean; endCursor: string | null }
  }
}

export type ShelfSearchQueryVariables = Exact<{
  words: string
  categoryIds?: Array<string | null | undefined> | string | null | undefined
  tagIds?: Array<string | null | undefined> | string | null | undefined
  eCommerceProduct?: boolean | null | undefined
  first: number
  after?: string | null | undefined
  atMost?: number | null | undefined
}>

export type ShelfSearchQuery = {
  items: {
    __typename: 'ShopItemConnection'
    edges: Array<{
      __typename: 'ShopItemEdge'
      cursor: string
      node: { __typename: 'ShopItem'; nodeId: string } & {
        ' $fragmentRefs'?: {
          ProductCard_ItemFragment: ProductCard_ItemFragment
          ItemStatus_ItemFragment: ItemStatus_ItemFragment
        }
      }
    }>
    pageInfo: { __typename: 'PageInfo'; hasNextPage: boolean; endCursor: string | null }
  } | null
}

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
        price: string | null
        salePrice: string | null
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

export type CategoryTreeQueryVariables = Exact<{ [key: string]: never }>

export type CategoryTreeQuery = {
  productCategoryCollection: {
    __typename: 'ProductCategoryConnection'
    edges: Array<{
      __typename: 'ProductCategoryEdge'
      node: {
        __typename: 'ProductCategory'
        nodeId: string
        id: string
        name: string
        parentId: string | null
        grade: string | null
      }
    }>
  }
}

export type LandingPageQueryVariables = Exact<{
  filter: ShopItemFilter
  first: number
  after?: string | null | undefined
}>

export type LandingPageQuery = {
  products: {
    __typename: 'ShopItemConnection'
    edges: Array<{
      __typename: 'ShopItemEdge'
      cursor: string
      node: { __typename: 'ShopItem'; nodeId: string } & {
        ' $fragmentRefs'?: { ProductCard_ItemFragment: ProductCard_ItemFragment }
      }
    }>
    pageInfo: { __typename: 'PageInfo'; hasNextPage: boolean; endCursor: string | null }
  }
  productCategoryCollection: {
    __typename: 'ProductCategoryConnection'
    edges: Array<{
      __typename: 'ProductCategoryEdge'
      node: {
        __typename: 'ProductCategory'
        nodeId: string
        id: string
        name: string
        parentId: string | null
        grade: string | null
      }
    }>
  }
}

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
        thumbnails: Array<string | null>
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

export type SearchPageQueryVariables = Exact<{
  words: string
  categoryIds?: Array<string | null | undefined> | string | null | undefined
  first: number
  after?: string | null | undefined
  atMost?: number | null | undefined
}>

export type SearchPageQuery = {
  products: {
    __typename: 'ShopItemConnection'
    edges: Array<{
      __typename: 'ShopItemEdge'
      cursor: string
      node: { __typename: 'ShopItem'; nodeId: string } & {
        ' $fragmentRefs'?: { ProductCard_ItemFragment: ProductCard_ItemFragment }
      }
    }>
    pageInfo: { __typename: 'PageInfo'; hasNextPage: boolean; endCursor: string | null }
  } | null
  productCategoryCollection: {
    __typename: 'ProductCategoryConnection'
    edges: Array<{
      __typename: 'ProductCategoryEdge'
      node: {
        __typename: 'ProductCategory'
        nodeId: string
        id: string
        name: string
        parentId: string | null
        grade: string | null
      }
    }>
  }
}

export type CommunicationsPageQueryVariables = Exact<{
  filter: CommunicationFilter
  first: number
  after?: string | null | undefined
}>

export type CommunicationsPageQuery = {
  communications: {
    __typename: 'CommunicationConnection'
    totalCount: number
    edges: Array<{
      __typename: 'CommunicationEdge'
      cursor: string
      node: { __typename: 'Communication'; nodeId: string } & {
        ' $fragmentRefs'?: {
          CommunicationCard_CommunicationFragment: CommunicationCard_CommunicationFragment
        }
      }
    }>
    pageInfo: { __typename: 'PageInfo'; hasNextPage: boolean; endCursor: string | null }
  }
  teacherSubscriptionCollection: {
    __typename: 'TeacherSubscriptionConnection'
    edges: Array<{
      __typename: 'TeacherSubscriptionEdge'
      node: { __typename: 'TeacherSubscription'; nodeId: string; grades: Array<string | null> }
    }>
  }
}

export type HomeOfTeacherQueryVariables = Exact<{
  userId: string
}>

export type HomeOfTeacherQuery = {
  teacherProfileCollection: {
    __typename: 'TeacherProfileConnection'
    edges: Array<{
      __typename: 'TeacherProfileEdge'
      node: { __typename: 'TeacherProfile'; nodeId: string; title: string | null }
    }>
  }
}

export type AssessmentToPrintQueryVariables = Exact<{
  id: string
  userId: string
}>

export type AssessmentToPrintQuery = {
  teacherAssessmentTemplateByPk: {
    __typename: 'TeacherAssessmentTemplate'
    nodeId: string
    title: string
    totalMinutes: number
    fontFamily: string
    headings: string
    instructions: string
    questions: string
    subject: {
      __typename: 'Subject'
      nodeId: string
      grade: string
      subject: string
      subjectAf: string | null
    } | null
    school: {
      __typename: 'School'
      nodeId: string
      name: string
      isGeneric: boolean
      schoolImgKey: string | null
    } | null
  } | null
  teacherProfileCollection: {
    __typename: 'TeacherProfileConnection'
    edges: Array<{
      __typename: 'TeacherProfileEdge'
      node: {
        __typename: 'TeacherProfile'
        nodeId: string
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
}

export type LessonToPrintQueryVariables = Exact<{
  id: string
  userId: string
}>

export type LessonToPrintQuery = {
  teacherSubjectTemplateByPk: {
    __typename: 'TeacherSubjectTemplate'
    nodeId: string
    name: string
    totalPoints: number | null
    minutes: number | null
    fontFamily: string
    headings: string
    template: string
    subject: {
      __typename: 'Subject'
      nodeId: string
      grade: string
      subject: string
      subjectAf: string | null
    } | null
    school: {
      __typename: 'School'
      nodeId: string
      name: string
      isGeneric: boolean
      schoolImgKey: string | null
    } | null
  } | null
  teacherProfileCollection: {
    __typename: 'TeacherProfileConnection'
    edges: Array<{
      __typename: 'TeacherProfileEdge'
      node: {
        __typename: 'TeacherProfile'
        nodeId: string
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
}

export type ProfilePageQueryVariables = Exact<{
  userId: string
}>

export type ProfilePageQuery = {
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
        language: string | null
        province: string | null
        daysPerWeek: number | null
        school: {
          __typename: 'School'
          nodeId: string
          id: string
          name: string
          town: string | null
          provinces: Array<string | null>
          isGeneric: boolean
        } | null
      }
    }>
  }
  teacherScheduleCollection: {
    __typename: 'TeacherScheduleConnection'
    edges: Array<{
      __typename: 'TeacherScheduleEdge'
      node: {
        __typename: 'TeacherSchedule'
        nodeId: string
        id: string
        day: string
        startTime: string
        endTime: string | null
        periods: number | null
        periodDuration: number | null
        breakDurations: Array<number | null>
        breaksAfter: Array<number | null>
      }
    }>
  }
  teacherClassSubjectCollection: {
    __typename: 'TeacherClassSubjectConnection'
    edges: Array<{
      __typename: 'TeacherClassSubjectEdge'
      node: {
        __typename: 'TeacherClassSubject'
        nodeId: string
        id: string
        updatedAt: string
        name: string
        subjectId: string
        subject: {
          __typename: 'Subject'
          nodeId: string
          id: string
          grade: string
          subject: string
          subjectAf: string | null
        } | null
      }
    }>
  }
  subjectCollection: {
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
  }
}

export type SupportSenderQueryVariables = Exact<{
  userId: string
}>

export type SupportSenderQuery = {
  teacherProfileCollection: {
    __typename: 'TeacherProfileConnection'
    edges: Array<{
      __typename: 'TeacherProfileEdge'
      node: {
        __typename: 'TeacherProfile'
        nodeId: string
        name: string | null
        surname: string | null
      }
    }>
  }
}

export type ChargesVatQueryVariables = Exact<{ [key: string]: never }>

export type ChargesVatQuery = { chargesVat: boolean | null }

export type SessionTokenQueryVariables = Exact<{
  userId: string
}>

export type SessionTokenQuery = {
  teacherProfileCollection: {
    __typename: 'TeacherProfileConnection'
    edges: Array<{
      __typename: 'TeacherProfileEdge'
      node: { __typename: 'TeacherProfile'; nodeId: string; sessionToken: string | null }
    }>
  }
}

export type UseHereMutationVariables = Exact<{ [key: string]: never }>

export type UseHereMutation = { useHere: string | null }

export type EnsureTeacherProfileMutationVariables = Exact<{ [key: string]: never }>

export type EnsureTeacherProfileMutation = {
  ensureTeacherProfile: {
    __typename: 'TeacherProfile'
    nodeId: string
    translateI18n: string
  } | null
}

export type SaveLanguageMutationVariables = Exact<{
  profile: string | number
  language: string
}>

export type SaveLanguageMutation = {
  updateTeacherProfileCollection: {
    __typename: 'TeacherProfileUpdateResponse'
    affectedCount: number
    records: Array<{ __typename: 'TeacherProfile'; nodeId: string; translateI18n: string }>
  }
}

export type ViewerQueryVariables = Exact<{
  userId: string
}>

export type ViewerQuery = {
  myGroups: Array<string | null> | null
  teacherProfileCollection: {
    __typename: 'TeacherProfileConnection'
    edges: Array<{
      __typename: 'TeacherProfileEdge'
      node: { __typename: 'TeacherProfile'; nodeId: string; translateI18n: string }
    }>
  }
}

export type UnreadAnnouncementQueryVariables = Exact<{ [key: string]: never }>

export type UnreadAnnouncementQuery = {
  myUnreadAnnouncements: {
    __typename: 'AnnouncementConnection'
    edges: Array<{
      __typename: 'AnnouncementEdge'
      node: {
        __typename: 'Announcement'
        nodeId: string
        id: string
        title: string
        message: string
      }
    }>
  } | null
}

export type ReadAnnouncementMutationVariables = Exact<{
  id: string
}>

export type ReadAnnouncementMutation = {
  readAnnouncement: { __typename: 'Announcement'; nodeId: string } | null
}

export type AuditLogQueryVariables = Exact<{
  tables: Array<string> | string
  rows: Array<string> | string
  first: number
  offset: number
}>

export type AuditLogQuery = {
  adminAuditCollection: {
    __typename: 'AdminAuditConnection'
    totalCount: number
    edges: Array<{
      __typename: 'AdminAuditEdge'
      node: {
        __typename: 'AdminAudit'
        nodeId: string
        createdAt: string
        actor: string
        tableName: string
        verb: string
        oldValues: string
        newValues: string
      }
    }>
  }
}

export type CalendarActivitiesQueryVariables = Exact<{
  from: string
  to: string
}>

export type CalendarActivitiesQuery = {
  teacherActivityCollection: {
    __typename: 'TeacherActivityConnection'
    edges: Array<{
      __typename: 'TeacherActivityEdge'
      node: {
        __typename: 'TeacherActivity'
        nodeId: string
        id: string
        label: string
        startDateTime: string
        endDateTime: string
        color: string
        type: string | null
        repeatId: string | null
        locked: boolean
        teacherClassSubjectId: string | null
        teacherAssessmentTemplateId: string | null
        teacherSubjectTemplateId: string | null
      }
    }>
  }
}

export type ActivityTemplatesQueryVariables = Exact<{ [key: string]: never }>

export type ActivityTemplatesQuery = {
  teacherSubjectTemplateCollection: {
    __typename: 'TeacherSubjectTemplateConnection'
    edges: Array<{
      __typename: 'TeacherSubjectTemplateEdge'
      node: { __typename: 'TeacherSubjectTemplate'; nodeId: string; id: string; name: string }
    }>
  }
  teacherAssessmentTemplateCollection: {
    __typename: 'TeacherAssessmentTemplateConnection'
    edges: Array<{
      __typename: 'TeacherAssessmentTemplateEdge'
      node: { __typename: 'TeacherAssessmentTemplate'; nodeId: string; id: string; title: string }
    }>
  }
}

export type AddActivityMutationVariables = Exact<{
  label: string
  start: string
  end: string
  color: string
  type?: string | null | undefined
  classId?: string | null | undefined
  assessmentId?: string | null | undefined
  lessonId?: string | null | undefined
  locked: boolean
  repeatWeeks: number
  everyWeeks: number
}>

export type AddActivityMutation = {
  addActivity: {
    __typename: 'TeacherActivityConnection'
    edges: Array<{
      __typename: 'TeacherActivityEdge'
      node: { __typename: 'TeacherActivity'; nodeId: string }
    }>
  } | null
}

export type ChangeActivityMutationVariables = Exact<{
  id: string
  scope: string
  label: string
  start: string
  end: string
  color: string
  type?: string | null | undefined
  classId?: string | null | undefined
  assessmentId?: string | null | undefined
  lessonId?: string | null | undefined
  locked: boolean
  repeatWeeks: number
  everyWeeks: number
}>

export type ChangeActivityMutation = {
  changeActivity: {
    __typename: 'TeacherActivityConnection'
    edges: Array<{
      __typename: 'TeacherActivityEdge'
      node: { __typename: 'TeacherActivity'; nodeId: string }
    }>
  } | null
}

export type DeleteActivityMutationVariables = Exact<{
  id: string
  scope: string
}>

export type DeleteActivityMutation = {
  deleteActivity: {
    __typename: 'TeacherActivityConnection'
    edges: Array<{
      __typename: 'TeacherActivityEdge'
      node: { __typename: 'TeacherActivity'; nodeId: string; id: string }
    }>
  } | null
}

export type RestoreActivitiesMutationVariables = Exact<{
  ids: Array<string | null | undefined> | string
}>

export type RestoreActivitiesMutation = {
  restoreActivities: {
    __typename: 'TeacherActivityConnection'
    edges: Array<{
      __typename: 'TeacherActivityEdge'
      node: { __typename: 'TeacherActivity'; nodeId: string }
    }>
  } | null
}

export type MoveActivitiesMutationVariables = Exact<{
  ids: Array<string | null | undefined> | string
  starts: Array<string | null | undefined> | string
  ends: Array<string | null | undefined> | string
}>

export type MoveActivitiesMutation = {
  moveActivities: {
    __typename: 'TeacherActivityConnection'
    edges: Array<{
      __typename: 'TeacherActivityEdge'
      node: {
        __typename: 'TeacherActivity'
        nodeId: string
        startDateTime: string
        endDateTime: string
      }
    }>
  } | null
}

export type DeleteActivitiesMutationVariables = Exact<{
  ids: Array<string> | string
  count: number
}>

export type DeleteActivitiesMutation = {
  deleteFromTeacherActivityCollection: {
    __typename: 'TeacherActivityDeleteResponse'
    affectedCount: number
  }
}

export type CopyWeekMutationVariables = Exact<{
  from: string
  to: string
}>

export type CopyWeekMutation = {
  copyWeek: {
    __typename: 'TeacherActivityConnection'
    edges: Array<{
      __typename: 'TeacherActivityEdge'
      node: { __typename: 'TeacherActivity'; nodeId: string; id: string }
    }>
  } | null
}

export type CalendarSettingQueryVariables = Exact<{
  firstDay: string
  lastDay: string
}>

export type CalendarSettingQuery = {
  weeks: string | null
  teacherScheduleCollection: {
    __typename: 'TeacherScheduleConnection'
    edges: Array<{
      __typename: 'TeacherScheduleEdge'
      node: {
        __typename: 'TeacherSchedule'
        nodeId: string
        day: string
        periods: number | null
        periodDuration: number | null
        breakDurations: Array<number | null>
        breaksAfter: Array<number | null>
        startTime: string
        endTime: string | null
      }
    }>
  }
  teacherClassSubjectCollection: {
    __typename: 'TeacherClassSubjectConnection'
    edges: Array<{
      __typename: 'TeacherClassSubjectEdge'
      node: {
        __typename: 'TeacherClassSubject'
        nodeId: string
        id: string
        name: string
        subject: {
          __typename: 'Subject'
          nodeId: string
          grade: string
          subject: string
          subjectAf: string | null
        } | null
      }
    }>
  }
  holidayCollection: {
    __typename: 'HolidayConnection'
    edges: Array<{
      __typename: 'HolidayEdge'
      node: {
        __typename: 'Holiday'
        nodeId: string
        label: string
        labelAf: string | null
        date: string
      }
    }>
  }
  termCollection: {
    __typename: 'TermConnection'
    edges: Array<{
      __typename: 'TermEdge'
      node: {
        __typename: 'Term'
        nodeId: string
        id: string
        label: string
        labelAf: string | null
        startDate: string
        endDate: string
        biweeks: {
          __typename: 'TermBiweekConnection'
          edges: Array<{
            __typename: 'TermBiweekEdge'
            node: {
              __typename: 'TermBiweek'
              nodeId: string
              label: string
              labelAf: string | null
              startDate: string
              endDate: string
              color: string
            }
          }>
        } | null
      }
    }>
  }
}

export type PreviewBumpQueryVariables = Exact<{
  classId: string
  day: string
}>

export type PreviewBumpQuery = { previewBump: string | null }

export type BumpLessonsMutationVariables = Exact<{
  classId: string
  day: string
  expected: string
}>

export type BumpLessonsMutation = {
  bumpLessons: {
    __typename: 'TeacherActivityConnection'
    edges: Array<{
      __typename: 'TeacherActivityEdge'
      node: { __typename: 'TeacherActivity'; nodeId: string }
    }>
  } | null
}

export type CalendarFeedQueryVariables = Exact<{ [key: string]: never }>

export type CalendarFeedQuery = { myCalendarFeed: string | null }

export type CreateCalendarFeedMutationVariables = Exact<{ [key: string]: never }>

export type CreateCalendarFeedMutation = { createCalendarFeed: string | null }

export type RevokeCalendarFeedMutationVariables = Exact<{ [key: string]: never }>

export type RevokeCalendarFeedMutation = { revokeCalendarFeed: boolean | null }

export type RotationQueryVariables = Exact<{
  userId: string
}>

export type RotationQuery = {
  teacherProfileCollection: {
    __typename: 'TeacherProfileConnection'
    edges: Array<{
      __typename: 'TeacherProfileEdge'
      node: {
        __typename: 'TeacherProfile'
        nodeId: string
        id: string
        rotationAnchor: string | null
      }
    }>
  }
}

export type SaveRotationMutationVariables = Exact<{
  id: string
  anchor?: string | null | undefined
}>

export type SaveRotationMutation = {
  updateTeacherProfileCollection: {
    __typename: 'TeacherProfileUpdateResponse'
    affectedCount: number
    records: Array<{ __typename: 'TeacherProfile'; nodeId: string; rotationAnchor: string | null }>
  }
}

export type AddToCartMutationVariables = Exact<{
  productId?: string | null | undefined
  productBundleId?: string | null | undefined
  answers?: string | null | undefined
}>

export type AddToCartMutation = {
  addToCart: { __typename: 'TeacherProductsOrder'; nodeId: string; updatedAt: string } | null
}

export type AddToLibraryMutationVariables = Exact<{
  productId: string
}>

export type AddToLibraryMutation = {
  addToLibrary: {
    __typename: 'ProductSubscription'
    nodeId: string
    product: { __typename: 'Product'; nodeId: string } | null
  } | null
}

export type ApplyCouponMutationVariables = Exact<{
  couponCode: string
}>

export type ApplyCouponMutation = {
  applyCoupon: { __typename: 'TeacherProductsOrder'; nodeId: string; updatedAt: string } | null
}

export type BuyPanel_ItemFragment = {
  __typename: 'ShopItem'
  nodeId: string
  id: string
  productId: string | null
  productBundleId: string | null
  price: string | null
  salePrice: string | null
  product: { __typename: 'Product'; nodeId: string; questions: string } | null
  productBundle: { __typename: 'ProductBundle'; nodeId: string; questions: string | null } | null
} & { ' $fragmentName'?: 'BuyPanel_ItemFragment' }

export type CartButton_OrderFragment = {
  __typename: 'TeacherProductsOrder'
  nodeId: string
  orderLineCollection: {
    __typename: 'OrderLineConnection'
    edges: Array<{ __typename: 'OrderLineEdge'; node: { __typename: 'OrderLine'; nodeId: string } }>
  } | null
} & { ' $fragmentName'?: 'CartButton_OrderFragment' }

export type CartItems_OrderFragment = {
  __typename: 'TeacherProductsOrder'
  nodeId: string
  orderLineCollection: {
    __typename: 'OrderLineConnection'
    edges: Array<{
      __typename: 'OrderLineEdge'
      node: {
        __typename: 'OrderLine'
        nodeId: string
        productId: string | null
        productBundleId: string | null
      }
    }>
  } | null
} & { ' $fragmentName'?: 'CartItems_OrderFragment' }

export type CartLine_LineFragment = {
  __typename: 'OrderLine'
  nodeId: string
  id: string
  productId: string | null
  productBundleId: string | null
  title: string
  linePrice: string
  couponShare: string
  priceBefore: string | null
  physical: boolean
  available: boolean | null
  alreadyOwned: boolean | null
  answersMissing: boolean | null
  questions: string
  product: { __typename: 'Product'; nodeId: string; thumbnails: Array<string | null> } | null
  productBundle: {
    __typename: 'ProductBundle'
    nodeId: string
    thumbnails: Array<string | null>
  } | null
  members: {
    __typename: 'OrderLineMemberConnection'
    edges: Array<{
      __typename: 'OrderLineMemberEdge'
      node: { __typename: 'OrderLineMember'; nodeId: string; title: string }
    }>
  } | null
} & { ' $fragmentName'?: 'CartLine_LineFragment' }

export type CartLines_OrderFragment = ({
  __typename: 'TeacherProductsOrder'
  nodeId: string
  lines: {
    __typename: 'OrderLineConnection'
    edges: Array<{
      __typename: 'OrderLineEdge'
      node: {
        __typename: 'OrderLine'
        nodeId: string
        available: boolean | null
        alreadyOwned: boolean | null
      } & { ' $fragmentRefs'?: { CartLine_LineFragment: CartLine_LineFragment } }
    }>
  } | null
} & {
  ' $fragmentRefs'?: {
    CartTotals_OrderFragment: CartTotals_OrderFragment
    CouponField_OrderFragment: CouponField_OrderFragment
  }
}) & { ' $fragmentName'?: 'CartLines_OrderFragment' }

export type CartTotals_OrderFragment = {
  __typename: 'TeacherProductsOrder'
  nodeId: string
  couponCode: string | null
  orderTotal: string
  orderableShippingFee: string | null
  orderableCouponAmount: string | null
  orderableTotal: string | null
  orderableVat: string | null
} & { ' $fragmentName'?: 'CartTotals_OrderFragment' }

export type CartQueryVariables = Exact<{ [key: string]: never }>

export type CartQuery = {
  chargesVat: boolean | null
  myCart:
    | ({ __typename: 'TeacherProductsOrder'; nodeId: string; updatedAt: string } & {
        ' $fragmentRefs'?: {
          CartButton_OrderFragment: CartButton_OrderFragment
          CartItems_OrderFragment: CartItems_OrderFragment
          CheckoutSteps_OrderFragment: CheckoutSteps_OrderFragment
        }
      })
    | null
}

export type ChangeAnswersMutationVariables = Exact<{
  lineId: string
  answers: string
}>

export type ChangeAnswersMutation = {
  changeAnswers: { __typename: 'OrderLine'; nodeId: string; questions: string } | null
}

export type BankAccountQueryVariables = Exact<{ [key: string]: never }>

export type BankAccountQuery = { bankDetails: string | null }

export type CheckoutSteps_OrderFragment = ({
  __typename: 'TeacherProductsOrder'
  nodeId: string
  id: string
  teacherProfileId: string
  hasPhysical: boolean
  orderTotal: string
  couponProblem: string | null
  lines: {
    __typename: 'OrderLineConnection'
    edges: Array<{
      __typename: 'OrderLineEdge'
      node: {
        __typename: 'OrderLine'
        nodeId: string
        available: boolean | null
        alreadyOwned: boolean | null
        answersMissing: boolean | null
      }
    }>
  } | null
} & {
  ' $fragmentRefs'?: {
    CartLines_OrderFragment: CartLines_OrderFragment
    ConfirmStep_OrderFragment: ConfirmStep_OrderFragment
  }
}) & { ' $fragmentName'?: 'CheckoutSteps_OrderFragment' }

export type CheckoutMutationVariables = Exact<{
  orderId: string
  paymentMethod: string
  expectedTotal: string
  shippingDetails?: string | null | undefined
}>

export type CheckoutMutation = {
  checkout: {
    __typename: 'TeacherProductsOrder'
    nodeId: string
    id: string
    orderNumber: string | null
    orderStatus: string
    orderPaymentMethod: string | null
  } | null
}

export type ConfirmStep_OrderFragment = ({
  __typename: 'TeacherProductsOrder'
  nodeId: string
  invoiceDetailsMissing: boolean | null
  lines: {
    __typename: 'OrderLineConnection'
    edges: Array<{
      __typename: 'OrderLineEdge'
      node: {
        __typename: 'OrderLine'
        nodeId: string
        title: string
        linePrice: string
        couponShare: string
        physical: boolean
      }
    }>
  } | null
} & { ' $fragmentRefs'?: { CartTotals_OrderFragment: CartTotals_OrderFragment } }) & {
  ' $fragmentName'?: 'ConfirmStep_OrderFragment'
}

export type InvoiceDetailsQueryVariables = Exact<{ [key: string]: never }>

export type InvoiceDetailsQuery = { getInvoiceDetails: string | null }

export type SaveInvoiceDetailsMutationVariables = Exact<{
  invoiceDetails: string
}>

export type SaveInvoiceDetailsMutation = { saveInvoiceDetails: string | null }

export type PlacedOrderQueryVariables = Exact<{
  orderNumber: string
}>

export type PlacedOrderQuery = {
  bankDetails: string | null
  teacherProductsOrderCollection: {
    __typename: 'TeacherProductsOrderConnection'
    edges: Array<{
      __typename: 'TeacherProductsOrderEdge'
      node: {
        __typename: 'TeacherProductsOrder'
        nodeId: string
        orderNumber: string | null
        orderStatus: string
        orderPaymentMethod: string | null
        orderTotal: string
      }
    }>
  }
}

export type CouponField_OrderFragment = {
  __typename: 'TeacherProductsOrder'
  nodeId: string
  teacherProfileId: string
  couponCode: string | null
  orderableCouponAmount: string | null
  couponProblem: string | null
} & { ' $fragmentName'?: 'CouponField_OrderFragment' }

export type RefreshCartMutationVariables = Exact<{ [key: string]: never }>

export type RefreshCartMutation = {
  refreshCart: {
    __typename: 'OrderLineConnection'
    edges: Array<{ __typename: 'OrderLineEdge'; node: { __typename: 'OrderLine'; nodeId: string } }>
  } | null
}

export type RemoveCouponMutationVariables = Exact<{ [key: string]: never }>

export type RemoveCouponMutation = {
  removeCoupon: { __typename: 'TeacherProductsOrder'; nodeId: string; updatedAt: string } | null
}

export type RemoveFromCartMutationVariables = Exact<{
  productId?: string | null | undefined
  productBundleId?: string | null | undefined
}>

export type RemoveFromCartMutation = {
  removeFromCart: { __typename: 'TeacherProductsOrder'; nodeId: string; updatedAt: string } | null
}

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

export type BundleMembers_BundleFragment = {
  __typename: 'ProductBundle'
  nodeId: string
  products: {
    __typename: 'ProductBundleProductConnection'
    edges: Array<{
      __typename: 'ProductBundleProductEdge'
      node: {
        __typename: 'ProductBundleProduct'
        nodeId: string
        title: string
        product: { __typename: 'Product'; nodeId: string; id: string } | null
      }
    }>
  } | null
} & { ' $fragmentName'?: 'BundleMembers_BundleFragment' }

export type ProductCard_ItemFragment = {
  __typename: 'ShopItem'
  nodeId: string
  id: string
  title: string
  thumbnails: Array<string | null>
  featured: boolean
  physical: boolean
  price: string | null
  salePrice: string | null
  productBundleId: string | null
  category: {
    __typename: 'ProductCategory'
    nodeId: string
    name: string
    slug: string
    parent: { __typename: 'ProductCategory'; nodeId: string; name: string } | null
  } | null
} & { ' $fragmentName'?: 'ProductCard_ItemFragment' }

export type ProductFacts_ItemFragment = {
  __typename: 'ShopItem'
  nodeId: string
  physical: boolean
  publishDate: string
  tags: Array<string | null>
  product: { __typename: 'Product'; nodeId: string; sku: number | null } | null
} & { ' $fragmentName'?: 'ProductFacts_ItemFragment' }

export type ProductGallery_ItemFragment = {
  __typename: 'ShopItem'
  nodeId: string
  title: string
  thumbnails: Array<string | null>
} & { ' $fragmentName'?: 'ProductGallery_ItemFragment' }

export type ClassesCard_ClassFragment = {
  __typename: 'TeacherClassSubject'
  nodeId: string
  id: string
  updatedAt: string
  name: string
  subjectId: string
  subject: {
    __typename: 'Subject'
    nodeId: string
    id: string
    grade: string
    subject: string
    subjectAf: string | null
  } | null
} & { ' $fragmentName'?: 'ClassesCard_ClassFragment' }

export type ClassForm_SubjectFragment = {
  __typename: 'Subject'
  nodeId: string
  id: string
  grade: string
  subject: string
  subjectAf: string | null
} & { ' $fragmentName'?: 'ClassForm_SubjectFragment' }

export type AddClassMutationVariables = Exact<{
  name: string
  subjectId: string
}>

export type AddClassMutation = {
  insertIntoTeacherClassSubjectCollection: {
    __typename: 'TeacherClassSubjectInsertResponse'
    affectedCount: number
    records: Array<{ __typename: 'TeacherClassSubject'; nodeId: string }>
  } | null
}

export type ChangeClassMutationVariables = Exact<{
  id: string
  version: string
  name: string
  subjectId: string
}>

export type ChangeClassMutation = {
  updateTeacherClassSubjectCollection: {
    __typename: 'TeacherClassSubjectUpdateResponse'
    affectedCount: number
    records: Array<
      { __typename: 'TeacherClassSubject'; nodeId: string } & {
        ' $fragmentRefs'?: { ClassesCard_ClassFragment: ClassesCard_ClassFragment }
      }
    >
  }
}

export type ClassNowQueryVariables = Exact<{
  id: string
}>

export type ClassNowQuery = {
  teacherClassSubjectCollection: {
    __typename: 'TeacherClassSubjectConnection'
    edges: Array<{
      __typename: 'TeacherClassSubjectEdge'
      node: {
        __typename: 'TeacherClassSubject'
        nodeId: string
        id: string
        updatedAt: string
        name: string
        subjectId: string
        subject: {
          __typename: 'Subject'
          nodeId: string
          id: string
          grade: string
          subject: string
          subjectAf: string | null
        } | null
      }
    }>
  }
}

export type DeleteClassMutationVariables = Exact<{
  id: string
}>

export type DeleteClassMutation = {
  deleteFromTeacherClassSubjectCollection: {
    __typename: 'TeacherClassSubjectDeleteResponse'
    affectedCount: number
  }
}

export type AddSubjectMutationVariables = Exact<{
  grade: string
  subject: string
}>

export type AddSubjectMutation = {
  insertIntoSubjectCollection: {
    __typename: 'SubjectInsertResponse'
    affectedCount: number
    records: Array<{ __typename: 'Subject'; nodeId: string; id: string }>
  } | null
}

export type CommunicationCard_CommunicationFragment = {
  __typename: 'Communication'
  nodeId: string
  subject: string
  body: string | null
  images: Array<string | null> | null
  video: string | null
  sendTo: Array<string | null>
  show: Array<string | null>
  publishDate: string
} & { ' $fragmentName'?: 'CommunicationCard_CommunicationFragment' }

export type LibraryContentQueryVariables = Exact<{
  id: string
}>

export type LibraryContentQuery = {
  own: {
    __typename: 'ProductConnection'
    edges: Array<{
      __typename: 'ProductEdge'
      node: {
        __typename: 'Product'
        nodeId: string
        id: string
        title: string
        physical: boolean
        thumbnails: Array<string | null>
      }
    }>
  } | null
  bundleLines: {
    __typename: 'OrderLineConnection'
    edges: Array<{
      __typename: 'OrderLineEdge'
      node: {
        __typename: 'OrderLine'
        nodeId: string
        title: string
        order: { __typename: 'TeacherProductsOrder'; nodeId: string; orderStatus: string } | null
        members: {
          __typename: 'OrderLineMemberConnection'
          edges: Array<{
            __typename: 'OrderLineMemberEdge'
            node: {
              __typename: 'OrderLineMember'
              nodeId: string
              productId: string | null
              title: string
              product: {
                __typename: 'Product'
                nodeId: string
                physical: boolean
                thumbnails: Array<string | null>
              } | null
            }
          }>
        } | null
      }
    }>
  }
  bundle: {
    __typename: 'ProductBundle'
    nodeId: string
    title: string
    products: {
      __typename: 'ProductBundleProductConnection'
      edges: Array<{
        __typename: 'ProductBundleProductEdge'
        node: {
          __typename: 'ProductBundleProduct'
          nodeId: string
          product: {
            __typename: 'Product'
            nodeId: string
            id: string
            title: string
            physical: boolean
            thumbnails: Array<string | null>
            ownedAs: string | null
          } | null
        }
      }>
    } | null
  } | null
}

export type ArchivedOrder_OrderFragment = {
  __typename: 'ArchivedTeacherProductsOrder'
  nodeId: string
  orderNumber: string | null
  orderStatus: string
  orderDateTime: string | null
  orderPaymentMethod: string | null
  orderShippingDetails: string | null
  orderProducts: string
  orderEvents: string
  couponCode: string | null
  couponAmount: string
  shippingFee: string
  orderTotal: string
  orderVat: string
} & { ' $fragmentName'?: 'ArchivedOrder_OrderFragment' }

export type ArchivedOrdersQueryVariables = Exact<{
  first: number
  after?: string | null | undefined
}>

export type ArchivedOrdersQuery = {
  archived: {
    __typename: 'ArchivedTeacherProductsOrderConnection'
    totalCount: number
    edges: Array<{
      __typename: 'ArchivedTeacherProductsOrderEdge'
      cursor: string
      node: {
        __typename: 'ArchivedTeacherProductsOrder'
        nodeId: string
        id: string
        orderNumber: string | null
        orderDateTime: string | null
        orderTotal: string
      }
    }>
    pageInfo: { __typename: 'PageInfo'; hasNextPage: boolean; endCursor: string | null }
  }
}

export type OrderBankDetailsQueryVariables = Exact<{ [key: string]: never }>

export type OrderBankDetailsQuery = { bankDetails: string | null }

export type OrderDetailsQueryVariables = Exact<{
  order: TeacherProductsOrderFilter
  archived: ArchivedTeacherProductsOrderFilter
  invoices: InvoiceFilter
}>

export type OrderDetailsQuery = {
  orders: {
    __typename: 'TeacherProductsOrderConnection'
    edges: Array<{
      __typename: 'TeacherProductsOrderEdge'
      node: { __typename: 'TeacherProductsOrder'; nodeId: string } & {
        ' $fragmentRefs'?: { OrderView_OrderFragment: OrderView_OrderFragment }
      }
    }>
  }
  archived: {
    __typename: 'ArchivedTeacherProductsOrderConnection'
    edges: Array<{
      __typename: 'ArchivedTeacherProductsOrderEdge'
      node: { __typename: 'ArchivedTeacherProductsOrder'; nodeId: string } & {
        ' $fragmentRefs'?: { ArchivedOrder_OrderFragment: ArchivedOrder_OrderFragment }
      }
    }>
  }
  invoices: {
    __typename: 'InvoiceConnection'
    edges: Array<{
      __typename: 'InvoiceEdge'
      node: { __typename: 'Invoice'; nodeId: string } & {
        ' $fragmentRefs'?: { OrderInvoice_InvoiceFragment: OrderInvoice_InvoiceFragment }
      }
    }>
  }
}

export type OrderInvoice_InvoiceFragment = {
  __typename: 'Invoice'
  nodeId: string
  id: string
  kind: string
  form: string
  number: number
  issuedAt: string
  total: string
} & { ' $fragmentName'?: 'OrderInvoice_InvoiceFragment' }

export type OrderLines_OrderFragment = {
  __typename: 'TeacherProductsOrder'
  nodeId: string
  couponCode: string | null
  couponAmount: string
  shippingFee: string
  orderTotal: string
  orderVat: string
  orderLineCollection: {
    __typename: 'OrderLineConnection'
    edges: Array<{
      __typename: 'OrderLineEdge'
      node: {
        __typename: 'OrderLine'
        nodeId: string
        title: string
        price: string | null
        linePrice: string
        physical: boolean
        questions: string
        product: { __typename: 'Product'; nodeId: string; thumbnails: Array<string | null> } | null
        productBundle: {
          __typename: 'ProductBundle'
          nodeId: string
          thumbnails: Array<string | null>
        } | null
        members: {
          __typename: 'OrderLineMemberConnection'
          edges: Array<{
            __typename: 'OrderLineMemberEdge'
            node: { __typename: 'OrderLineMember'; nodeId: string; title: string }
          }>
        } | null
      }
    }>
  } | null
} & { ' $fragmentName'?: 'OrderLines_OrderFragment' }

export type OrderRow_OrderFragment = {
  __typename: 'TeacherProductsOrder'
  nodeId: string
  id: string
  orderNumber: string | null
  orderDateTime: string | null
  orderStatus: string
  orderPaymentMethod: string | null
  orderTotal: string
  productCount: number
} & { ' $fragmentName'?: 'OrderRow_OrderFragment' }

export type OrderTimeline_OrderFragment = {
  __typename: 'TeacherProductsOrder'
  nodeId: string
  orderEventCollection: {
    __typename: 'OrderEventConnection'
    edges: Array<{
      __typename: 'OrderEventEdge'
      node: {
        __typename: 'OrderEvent'
        nodeId: string
        id: string
        createdAt: string
        toStatus: string
        reason: string
      }
    }>
  } | null
} & { ' $fragmentName'?: 'OrderTimeline_OrderFragment' }

export type OrderView_OrderFragment = ({
  __typename: 'TeacherProductsOrder'
  nodeId: string
  id: string
  orderNumber: string | null
  orderDateTime: string | null
  orderStatus: string
  orderPaymentMethod: string | null
  orderTotal: string
  orderShippingDetails: string | null
} & {
  ' $fragmentRefs'?: {
    OrderLines_OrderFragment: OrderLines_OrderFragment
    OrderTimeline_OrderFragment: OrderTimeline_OrderFragment
  }
}) & { ' $fragmentName'?: 'OrderView_OrderFragment' }

export type PurchaseQueryVariables = Exact<{
  orderId: string
}>

export type PurchaseQuery = {
  orders: {
    __typename: 'TeacherProductsOrderConnection'
    edges: Array<{
      __typename: 'TeacherProductsOrderEdge'
      node: {
        __typename: 'TeacherProductsOrder'
        nodeId: string
        id: string
        orderNumber: string | null
        orderStatus: string
        orderTotal: string
      }
    }>
  }
}

export type School_PrintedFragment = {
  __typename: 'School'
  nodeId: string
  name: string
  isGeneric: boolean
  schoolImgKey: string | null
} & { ' $fragmentName'?: 'School_PrintedFragment' }

export type Subject_PrintedFragment = {
  __typename: 'Subject'
  nodeId: string
  grade: string
  subject: string
  subjectAf: string | null
} & { ' $fragmentName'?: 'Subject_PrintedFragment' }

export type Assessment_PrintedFragment = {
  __typename: 'TeacherAssessmentTemplate'
  nodeId: string
  title: string
  totalMinutes: number
  fontFamily: string
  headings: string
  instructions: string
  questions: string
  subject: {
    __typename: 'Subject'
    nodeId: string
    grade: string
    subject: string
    subjectAf: string | null
  } | null
  school: {
    __typename: 'School'
    nodeId: string
    name: string
    isGeneric: boolean
    schoolImgKey: string | null
  } | null
} & { ' $fragmentName'?: 'Assessment_PrintedFragment' }

export type Lesson_PrintedFragment = {
  __typename: 'TeacherSubjectTemplate'
  nodeId: string
  name: string
  totalPoints: number | null
  minutes: number | null
  fontFamily: string
  headings: string
  template: string
  subject: {
    __typename: 'Subject'
    nodeId: string
    grade: string
    subject: string
    subjectAf: string | null
  } | null
  school: {
    __typename: 'School'
    nodeId: string
    name: string
    isGeneric: boolean
    schoolImgKey: string | null
  } | null
} & { ' $fragmentName'?: 'Lesson_PrintedFragment' }

export type School_ChoiceFragment = {
  __typename: 'School'
  nodeId: string
  id: string
  name: string
  town: string | null
  provinces: Array<string | null>
  isGeneric: boolean
} & { ' $fragmentName'?: 'School_ChoiceFragment' }

export type ProfileForm_ProfileFragment = {
  __typename: 'TeacherProfile'
  nodeId: string
  title: string | null
  name: string | null
  surname: string | null
  language: string | null
  province: string | null
  daysPerWeek: number | null
  school: {
    __typename: 'School'
    nodeId: string
    id: string
    name: string
    town: string | null
    provinces: Array<string | null>
    isGeneric: boolean
  } | null
} & { ' $fragmentName'?: 'ProfileForm_ProfileFragment' }

export type SaveTeacherProfileMutationVariables = Exact<{
  title: string
  name: string
  surname: string
  language: string
  province: string
  daysPerWeek: number
  schoolId?: string | null | undefined
}>

export type SaveTeacherProfileMutation = {
  saveTeacherProfile: {
    __typename: 'TeacherProfile'
    nodeId: string
    title: string | null
    name: string | null
    surname: string | null
    language: string | null
    province: string | null
    daysPerWeek: number | null
    school: {
      __typename: 'School'
      nodeId: string
      id: string
      name: string
      town: string | null
      provinces: Array<string | null>
      isGeneric: boolean
    } | null
  } | null
}

export type SchoolsOfferedQueryVariables = Exact<{
  province: string
}>

export type SchoolsOfferedQuery = {
  schoolCollection: {
    __typename: 'SchoolConnection'
    edges: Array<{
      __typename: 'SchoolEdge'
      node: {
        __typename: 'School'
        nodeId: string
        id: string
        name: string
        town: string | null
        provinces: Array<string | null>
        isGeneric: boolean
      }
    }>
  }
}

export type SchoolSearchQueryVariables = Exact<{
  words: string
  province: string
  first: number
  atMost: number
}>

export type SchoolSearchQuery = {
  searchSchools: {
    __typename: 'SchoolConnection'
    edges: Array<{
      __typename: 'SchoolEdge'
      node: {
        __typename: 'School'
        nodeId: string
        id: string
        name: string
        town: string | null
        provinces: Array<string | null>
        isGeneric: boolean
      }
    }>
    pageInfo: { __typename: 'PageInfo'; hasNextPage: boolean }
  } | null
}

export type ScheduleCard_DayFragment = {
  __typename: 'TeacherSchedule'
  nodeId: string
  id: string
  day: string
  startTime: string
  endTime: string | null
  periods: number | null
  periodDuration: number | null
  breakDurations: Array<number | null>
  breaksAfter: Array<number | null>
} & { ' $fragmentName'?: 'ScheduleCard_DayFragment' }

export type SaveScheduleMutationVariables = Exact<{
  editing: boolean
  id?: string | null | undefined
  edited: TeacherScheduleUpdateInput
  replacing: boolean
  replacedDays?: Array<string> | string | null | undefined
  replacement: TeacherScheduleUpdateInput
  adding: boolean
  added: Array<TeacherScheduleInsertInput> | TeacherScheduleInsertInput
}>

export type SaveScheduleMutation = {
  edited?: {
    __typename: 'TeacherScheduleUpdateResponse'
    affectedCount: number
    records: Array<
      { __typename: 'TeacherSchedule'; nodeId: string } & {
        ' $fragmentRefs'?: { ScheduleCard_DayFragment: ScheduleCard_DayFragment }
      }
    >
  }
  replaced?: {
    __typename: 'TeacherScheduleUpdateResponse'
    affectedCount: number
    records: Array<
      { __typename: 'TeacherSchedule'; nodeId: string } & {
        ' $fragmentRefs'?: { ScheduleCard_DayFragment: ScheduleCard_DayFragment }
      }
    >
  }
  added?: {
    __typename: 'TeacherScheduleInsertResponse'
    affectedCount: number
    records: Array<
      { __typename: 'TeacherSchedule'; nodeId: string } & {
        ' $fragmentRefs'?: { ScheduleCard_DayFragment: ScheduleCard_DayFragment }
      }
    >
  } | null
}

export type DeleteScheduleDayMutationVariables = Exact<{
  id: string
}>

export type DeleteScheduleDayMutation = {
  deleteFromTeacherScheduleCollection: {
    __typename: 'TeacherScheduleDeleteResponse'
    affectedCount: number
  }
}

export type MySubscriptionQueryVariables = Exact<{
  userId: string
}>

export type MySubscriptionQuery = {
  teacherProfileCollection: {
    __typename: 'TeacherProfileConnection'
    edges: Array<{
      __typename: 'TeacherProfileEdge'
      node: {
        __typename: 'TeacherProfile'
        nodeId: string
        id: string
        subscription: {
          __typename: 'TeacherSubscription'
          nodeId: string
          id: string
          title: string
          statusText: string | null
          runDate: string | null
          checkedAt: string | null
          grades: Array<string | null>
          grandFathered: boolean
          amount: string
          perGrade: string
          token: string | null
        } | null
      }
    }>
  }
}

export const LibraryCard_ProductFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'LibraryCard_product' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Product' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
          { kind: 'Field', name: { kind: 'Name', value: 'featured' } },
          { kind: 'Field', name: { kind: 'Name', value: 'physical' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ownedAs' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'category' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parent' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<LibraryCard_ProductFragment, unknown>
export const ItemStatus_ItemFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ItemStatus_item' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ShopItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'product' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'ownedAs' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'productBundle' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bought' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ItemStatus_ItemFragment, unknown>
export const BuyPanel_ItemFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'BuyPanel_item' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ShopItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productBundleId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'price' } },
          { kind: 'Field', name: { kind: 'Name', value: 'salePrice' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'product' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'questions' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'productBundle' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'questions' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<BuyPanel_ItemFragment, unknown>
export const CartButton_OrderFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CartButton_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'orderLineCollection' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'nodeId' } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CartButton_OrderFragment, unknown>
export const CartItems_OrderFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CartItems_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'orderLineCollection' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'productBundleId' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CartItems_OrderFragment, unknown>
export const CartLine_LineFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CartLine_line' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'OrderLine' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productBundleId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linePrice' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponShare' } },
          { kind: 'Field', name: { kind: 'Name', value: 'priceBefore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'physical' } },
          { kind: 'Field', name: { kind: 'Name', value: 'available' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alreadyOwned' } },
          { kind: 'Field', name: { kind: 'Name', value: 'answersMissing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'questions' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'product' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'productBundle' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'members' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '100' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'position' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CartLine_LineFragment, unknown>
export const CartTotals_OrderFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CartTotals_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableShippingFee' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableCouponAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableVat' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CartTotals_OrderFragment, unknown>
export const CouponField_OrderFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CouponField_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'teacherProfileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableCouponAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponProblem' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CouponField_OrderFragment, unknown>
export const CartLines_OrderFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CartLines_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'lines' },
            name: { kind: 'Name', value: 'orderLineCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'createdAt' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'available' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'alreadyOwned' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'CartLine_line' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CartTotals_order' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CouponField_order' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CartLine_line' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'OrderLine' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productBundleId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linePrice' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponShare' } },
          { kind: 'Field', name: { kind: 'Name', value: 'priceBefore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'physical' } },
          { kind: 'Field', name: { kind: 'Name', value: 'available' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alreadyOwned' } },
          { kind: 'Field', name: { kind: 'Name', value: 'answersMissing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'questions' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'product' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'productBundle' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'members' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '100' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'position' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CartTotals_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableShippingFee' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableCouponAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableVat' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CouponField_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'teacherProfileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableCouponAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponProblem' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CartLines_OrderFragment, unknown>
export const ConfirmStep_OrderFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ConfirmStep_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'invoiceDetailsMissing' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'lines' },
            name: { kind: 'Name', value: 'orderLineCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'createdAt' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'linePrice' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'couponShare' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'physical' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CartTotals_order' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CartTotals_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableShippingFee' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableCouponAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableVat' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ConfirmStep_OrderFragment, unknown>
export const CheckoutSteps_OrderFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CheckoutSteps_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'teacherProfileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'hasPhysical' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponProblem' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'lines' },
            name: { kind: 'Name', value: 'orderLineCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'createdAt' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'available' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'alreadyOwned' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'answersMissing' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CartLines_order' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ConfirmStep_order' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CartLine_line' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'OrderLine' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productBundleId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linePrice' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponShare' } },
          { kind: 'Field', name: { kind: 'Name', value: 'priceBefore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'physical' } },
          { kind: 'Field', name: { kind: 'Name', value: 'available' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alreadyOwned' } },
          { kind: 'Field', name: { kind: 'Name', value: 'answersMissing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'questions' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'product' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'productBundle' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'members' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '100' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'position' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CartTotals_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableShippingFee' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableCouponAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableVat' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CouponField_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'teacherProfileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableCouponAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponProblem' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CartLines_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'lines' },
            name: { kind: 'Name', value: 'orderLineCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'createdAt' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'available' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'alreadyOwned' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'CartLine_line' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CartTotals_order' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CouponField_order' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ConfirmStep_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'invoiceDetailsMissing' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'lines' },
            name: { kind: 'Name', value: 'orderLineCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'createdAt' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'linePrice' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'couponShare' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'physical' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CartTotals_order' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CheckoutSteps_OrderFragment, unknown>
export const BundleMembers_BundleFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'BundleMembers_bundle' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ProductBundle' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'products' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'position' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'product' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<BundleMembers_BundleFragment, unknown>
export const ProductCard_ItemFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductCard_item' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ShopItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
          { kind: 'Field', name: { kind: 'Name', value: 'featured' } },
          { kind: 'Field', name: { kind: 'Name', value: 'physical' } },
          { kind: 'Field', name: { kind: 'Name', value: 'price' } },
          { kind: 'Field', name: { kind: 'Name', value: 'salePrice' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productBundleId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'category' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parent' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProductCard_ItemFragment, unknown>
export const ProductFacts_ItemFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductFacts_item' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ShopItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'physical' } },
          { kind: 'Field', name: { kind: 'Name', value: 'publishDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'product' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sku' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProductFacts_ItemFragment, unknown>
export const ProductGallery_ItemFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductGallery_item' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ShopItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProductGallery_ItemFragment, unknown>
export const ClassesCard_ClassFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ClassesCard_class' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherClassSubject' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subjectId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subject' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
                { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
                { kind: 'Field', name: { kind: 'Name', value: 'subjectAf' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ClassesCard_ClassFragment, unknown>
export const ClassForm_SubjectFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ClassForm_subject' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Subject' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subjectAf' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ClassForm_SubjectFragment, unknown>
export const CommunicationCard_CommunicationFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CommunicationCard_communication' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Communication' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          { kind: 'Field', name: { kind: 'Name', value: 'images' } },
          { kind: 'Field', name: { kind: 'Name', value: 'video' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sendTo' } },
          { kind: 'Field', name: { kind: 'Name', value: 'show' } },
          { kind: 'Field', name: { kind: 'Name', value: 'publishDate' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CommunicationCard_CommunicationFragment, unknown>
export const ArchivedOrder_OrderFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ArchivedOrder_order' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ArchivedTeacherProductsOrder' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderDateTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderPaymentMethod' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderShippingDetails' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderProducts' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderEvents' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'shippingFee' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderVat' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ArchivedOrder_OrderFragment, unknown>
export const OrderInvoice_InvoiceFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OrderInvoice_invoice' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Invoice' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'form' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'issuedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'total' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OrderInvoice_InvoiceFragment, unknown>
export const OrderRow_OrderFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OrderRow_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderDateTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderPaymentMethod' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productCount' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OrderRow_OrderFragment, unknown>
export const OrderLines_OrderFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OrderLines_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'shippingFee' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderVat' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'orderLineCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1000' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'createdAt' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'price' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'linePrice' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'physical' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'questions' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'product' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
                                ],
                              },
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'productBundle' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
                                ],
                              },
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'members' },
                              arguments: [
                                {
                                  kind: 'Argument',
                                  name: { kind: 'Name', value: 'first' },
                                  value: { kind: 'IntValue', value: '100' },
                                },
                                {
                                  kind: 'Argument',
                                  name: { kind: 'Name', value: 'orderBy' },
                                  value: {
                                    kind: 'ListValue',
                                    values: [
                                      {
                                        kind: 'ObjectValue',
                                        fields: [
                                          {
                                            kind: 'ObjectField',
                                            name: { kind: 'Name', value: 'position' },
                                            value: { kind: 'EnumValue', value: 'AscNullsLast' },
                                          },
                                        ],
                                      },
                                    ],
                                  },
                                },
                              ],
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'edges' },
                                    selectionSet: {
                                      kind: 'SelectionSet',
                                      selections: [
                                        {
                                          kind: 'Field',
                                          name: { kind: 'Name', value: 'node' },
                                          selectionSet: {
                                            kind: 'SelectionSet',
                                            selections: [
                                              {
                                                kind: 'Field',
                                                name: { kind: 'Name', value: 'nodeId' },
                                              },
                                              {
                                                kind: 'Field',
                                                name: { kind: 'Name', value: 'title' },
                                              },
                                            ],
                                          },
                                        },
                                      ],
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OrderLines_OrderFragment, unknown>
export const OrderTimeline_OrderFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OrderTimeline_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'orderEventCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '100' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'createdAt' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'toStatus' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OrderTimeline_OrderFragment, unknown>
export const OrderView_OrderFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OrderView_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderDateTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderPaymentMethod' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderShippingDetails' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'OrderLines_order' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'OrderTimeline_order' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OrderLines_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'shippingFee' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderVat' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'orderLineCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1000' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'createdAt' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'price' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'linePrice' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'physical' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'questions' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'product' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
                                ],
                              },
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'productBundle' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
                                ],
                              },
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'members' },
                              arguments: [
                                {
                                  kind: 'Argument',
                                  name: { kind: 'Name', value: 'first' },
                                  value: { kind: 'IntValue', value: '100' },
                                },
                                {
                                  kind: 'Argument',
                                  name: { kind: 'Name', value: 'orderBy' },
                                  value: {
                                    kind: 'ListValue',
                                    values: [
                                      {
                                        kind: 'ObjectValue',
                                        fields: [
                                          {
                                            kind: 'ObjectField',
                                            name: { kind: 'Name', value: 'position' },
                                            value: { kind: 'EnumValue', value: 'AscNullsLast' },
                                          },
                                        ],
                                      },
                                    ],
                                  },
                                },
                              ],
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'edges' },
                                    selectionSet: {
                                      kind: 'SelectionSet',
                                      selections: [
                                        {
                                          kind: 'Field',
                                          name: { kind: 'Name', value: 'node' },
                                          selectionSet: {
                                            kind: 'SelectionSet',
                                            selections: [
                                              {
                                                kind: 'Field',
                                                name: { kind: 'Name', value: 'nodeId' },
                                              },
                                              {
                                                kind: 'Field',
                                                name: { kind: 'Name', value: 'title' },
                                              },
                                            ],
                                          },
                                        },
                                      ],
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OrderTimeline_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'orderEventCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '100' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'createdAt' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'toStatus' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OrderView_OrderFragment, unknown>
export const Subject_PrintedFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Subject_printed' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Subject' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subjectAf' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<Subject_PrintedFragment, unknown>
export const School_PrintedFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'School_printed' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'School' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isGeneric' } },
          { kind: 'Field', name: { kind: 'Name', value: 'schoolImgKey' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<School_PrintedFragment, unknown>
export const Assessment_PrintedFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Assessment_printed' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'TeacherAssessmentTemplate' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'totalMinutes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fontFamily' } },
          { kind: 'Field', name: { kind: 'Name', value: 'headings' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instructions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'questions' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subject' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'Subject_printed' },
                  directives: [{ kind: 'Directive', name: { kind: 'Name', value: 'unmask' } }],
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'school' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'School_printed' },
                  directives: [{ kind: 'Directive', name: { kind: 'Name', value: 'unmask' } }],
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Subject_printed' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Subject' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subjectAf' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'School_printed' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'School' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isGeneric' } },
          { kind: 'Field', name: { kind: 'Name', value: 'schoolImgKey' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<Assessment_PrintedFragment, unknown>
export const Lesson_PrintedFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Lesson_printed' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherSubjectTemplate' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'totalPoints' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fontFamily' } },
          { kind: 'Field', name: { kind: 'Name', value: 'headings' } },
          { kind: 'Field', name: { kind: 'Name', value: 'template' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subject' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'Subject_printed' },
                  directives: [{ kind: 'Directive', name: { kind: 'Name', value: 'unmask' } }],
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'school' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'School_printed' },
                  directives: [{ kind: 'Directive', name: { kind: 'Name', value: 'unmask' } }],
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Subject_printed' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Subject' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subjectAf' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'School_printed' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'School' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isGeneric' } },
          { kind: 'Field', name: { kind: 'Name', value: 'schoolImgKey' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<Lesson_PrintedFragment, unknown>
export const School_ChoiceFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'School_choice' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'School' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'town' } },
          { kind: 'Field', name: { kind: 'Name', value: 'provinces' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isGeneric' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<School_ChoiceFragment, unknown>
export const ProfileForm_ProfileFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProfileForm_profile' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProfile' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'surname' } },
          { kind: 'Field', name: { kind: 'Name', value: 'language' } },
          { kind: 'Field', name: { kind: 'Name', value: 'province' } },
          { kind: 'Field', name: { kind: 'Name', value: 'daysPerWeek' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'school' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'School_choice' },
                  directives: [{ kind: 'Directive', name: { kind: 'Name', value: 'unmask' } }],
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'School_choice' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'School' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'town' } },
          { kind: 'Field', name: { kind: 'Name', value: 'provinces' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isGeneric' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProfileForm_ProfileFragment, unknown>
export const ScheduleCard_DayFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ScheduleCard_day' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherSchedule' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'day' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'periods' } },
          { kind: 'Field', name: { kind: 'Name', value: 'periodDuration' } },
          { kind: 'Field', name: { kind: 'Name', value: 'breakDurations' } },
          { kind: 'Field', name: { kind: 'Name', value: 'breaksAfter' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ScheduleCard_DayFragment, unknown>
export const BackOfficeCountsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'BackOfficeCounts' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'ordersToPay' },
            name: { kind: 'Name', value: 'teacherProductsOrderCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'orderStatus' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: { kind: 'StringValue', value: 'PROCESSING', block: false },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'totalCount' } }],
            },
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'openQuotes' },
            name: { kind: 'Name', value: 'teacherProductsOrderCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'orderStatus' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: { kind: 'StringValue', value: 'QUOTING', block: false },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'totalCount' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<BackOfficeCountsQuery, BackOfficeCountsQueryVariables>
export const OwnedProductsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'OwnedProducts' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'ids' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: {
                kind: 'NonNullType',
                type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
              },
            },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'productCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'id' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'in' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'ids' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'ownedAs' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'libraryAccess' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OwnedProductsQuery, OwnedProductsQueryVariables>
export const BoughtBundlesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'BoughtBundles' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'ids' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: {
                kind: 'NonNullType',
                type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
              },
            },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'productBundleCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'id' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'in' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'ids' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'bought' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<BoughtBundlesQuery, BoughtBundlesQueryVariables>
export const OverviewDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Overview' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'now' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Datetime' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'admin' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shopProblems' },
            directives: [
              {
                kind: 'Directive',
                name: { kind: 'Name', value: 'include' },
                arguments: [
                  {
                    kind: 'Argument',
                    name: { kind: 'Name', value: 'if' },
                    value: { kind: 'Variable', name: { kind: 'Name', value: 'admin' } },
                  },
                ],
              },
            ],
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'published' },
            name: { kind: 'Name', value: 'productCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'publishDate' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'lte' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'now' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'totalCount' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OverviewQuery, OverviewQueryVariables>
export const LibraryPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'LibraryPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'view' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'words' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ProductFilter' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Cursor' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'products' },
            name: { kind: 'Name', value: 'myLibrary' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'view' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'view' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'words' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'words' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'featured' },
                          value: { kind: 'EnumValue', value: 'DescNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'publishDate' },
                          value: { kind: 'EnumValue', value: 'DescNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'title' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'LibraryCard_product' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'LibraryCard_product' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Product' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
          { kind: 'Field', name: { kind: 'Name', value: 'featured' } },
          { kind: 'Field', name: { kind: 'Name', value: 'physical' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ownedAs' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'category' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parent' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<LibraryPageQuery, LibraryPageQueryVariables>
export const OrdersPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'OrdersPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'TeacherProductsOrderFilter' },
            },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'orderBy' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: {
                kind: 'NonNullType',
                type: {
                  kind: 'NamedType',
                  name: { kind: 'Name', value: 'TeacherProductsOrderOrderBy' },
                },
              },
            },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'offset' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'orders' },
            name: { kind: 'Name', value: 'teacherProductsOrderCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'orderBy' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'offset' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'offset' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'OrderRow_order' },
                              directives: [
                                { kind: 'Directive', name: { kind: 'Name', value: 'unmask' } },
                              ],
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OrderRow_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderDateTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderPaymentMethod' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productCount' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OrdersPageQuery, OrdersPageQueryVariables>
export const OrdersSearchDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'OrdersSearch' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'words' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'TeacherProductsOrderFilter' },
            },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'orderBy' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: {
                kind: 'NonNullType',
                type: {
                  kind: 'NamedType',
                  name: { kind: 'Name', value: 'TeacherProductsOrderOrderBy' },
                },
              },
            },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'offset' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'orders' },
            name: { kind: 'Name', value: 'searchOrders' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'words' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'words' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'orderBy' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'offset' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'offset' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'OrderRow_order' },
                              directives: [
                                { kind: 'Directive', name: { kind: 'Name', value: 'unmask' } },
                              ],
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OrderRow_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderDateTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderPaymentMethod' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productCount' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OrdersSearchQuery, OrdersSearchQueryVariables>
export const ShelfFrameDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ShelfFrame' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'productCategoryCollection' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'parentId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'productTagCollection' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teacherSubscriptionCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'valid' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ShelfFrameQuery, ShelfFrameQueryVariables>
export const ShelfPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ShelfPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ShopItemFilter' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Cursor' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'items' },
            name: { kind: 'Name', value: 'shopItemCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'featured' },
                          value: { kind: 'EnumValue', value: 'DescNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'publishDate' },
                          value: { kind: 'EnumValue', value: 'DescNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'title' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'ProductCard_item' },
                            },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'ItemStatus_item' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductCard_item' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ShopItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
          { kind: 'Field', name: { kind: 'Name', value: 'featured' } },
          { kind: 'Field', name: { kind: 'Name', value: 'physical' } },
          { kind: 'Field', name: { kind: 'Name', value: 'price' } },
          { kind: 'Field', name: { kind: 'Name', value: 'salePrice' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productBundleId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'category' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parent' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ItemStatus_item' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ShopItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'product' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'ownedAs' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'productBundle' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bought' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ShelfPageQuery, ShelfPageQueryVariables>
export const ShelfSearchDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ShelfSearch' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'words' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'categoryIds' } },
          type: {
            kind: 'ListType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'tagIds' } },
          type: {
            kind: 'ListType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'eCommerceProduct' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Cursor' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'atMost' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'items' },
            name: { kind: 'Name', value: 'searchShop' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'words' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'words' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'categoryIds' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'categoryIds' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'tagIds' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'tagIds' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'eCommerceProduct' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'eCommerceProduct' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'atMost' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'atMost' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'featured' },
                          value: { kind: 'EnumValue', value: 'DescNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'publishDate' },
                          value: { kind: 'EnumValue', value: 'DescNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'title' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'ProductCard_item' },
                            },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'ItemStatus_item' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductCard_item' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ShopItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
          { kind: 'Field', name: { kind: 'Name', value: 'featured' } },
          { kind: 'Field', name: { kind: 'Name', value: 'physical' } },
          { kind: 'Field', name: { kind: 'Name', value: 'price' } },
          { kind: 'Field', name: { kind: 'Name', value: 'salePrice' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productBundleId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'category' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parent' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ItemStatus_item' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ShopItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'product' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'ownedAs' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'productBundle' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bought' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ShelfSearchQuery, ShelfSearchQueryVariables>
export const ShopItemPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ShopItemPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'chargesVat' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shopItemByPk' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'price' } },
                { kind: 'Field', name: { kind: 'Name', value: 'salePrice' } },
                { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'productBundleId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'categoryId' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'product' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'description' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'questions' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'productBundle' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'description' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'questions' } },
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'BundleMembers_bundle' },
                      },
                    ],
                  },
                },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProductGallery_item' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProductFacts_item' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'BuyPanel_item' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'BundleMembers_bundle' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ProductBundle' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'products' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'position' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'product' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductGallery_item' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ShopItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductFacts_item' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ShopItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'physical' } },
          { kind: 'Field', name: { kind: 'Name', value: 'publishDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'product' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sku' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'BuyPanel_item' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ShopItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productBundleId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'price' } },
          { kind: 'Field', name: { kind: 'Name', value: 'salePrice' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'product' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'questions' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'productBundle' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'questions' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ShopItemPageQuery, ShopItemPageQueryVariables>
export const CategoryTreeDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'CategoryTree' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'productCategoryCollection' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'parentId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CategoryTreeQuery, CategoryTreeQueryVariables>
export const LandingPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'LandingPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ShopItemFilter' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Cursor' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'products' },
            name: { kind: 'Name', value: 'shopItemCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'featured' },
                          value: { kind: 'EnumValue', value: 'DescNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'publishDate' },
                          value: { kind: 'EnumValue', value: 'DescNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'title' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'ProductCard_item' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'productCategoryCollection' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'parentId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductCard_item' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ShopItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
          { kind: 'Field', name: { kind: 'Name', value: 'featured' } },
          { kind: 'Field', name: { kind: 'Name', value: 'physical' } },
          { kind: 'Field', name: { kind: 'Name', value: 'price' } },
          { kind: 'Field', name: { kind: 'Name', value: 'salePrice' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productBundleId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'category' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parent' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<LandingPageQuery, LandingPageQueryVariables>
export const ProductPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ProductPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'productId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shopItemByPk' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'productId' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'price' } },
                { kind: 'Field', name: { kind: 'Name', value: 'salePrice' } },
                { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'category' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'parent' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'parent' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'product' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'description' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'sku' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'productBundle' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'description' } },
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'BundleMembers_bundle' },
                      },
                    ],
                  },
                },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProductGallery_item' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProductFacts_item' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'BuyPanel_item' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'chargesVat' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'productTagCollection' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'BundleMembers_bundle' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ProductBundle' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'products' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'position' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'product' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductGallery_item' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ShopItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductFacts_item' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ShopItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'physical' } },
          { kind: 'Field', name: { kind: 'Name', value: 'publishDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'product' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sku' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'BuyPanel_item' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ShopItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productBundleId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'price' } },
          { kind: 'Field', name: { kind: 'Name', value: 'salePrice' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'product' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'questions' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'productBundle' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'questions' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProductPageQuery, ProductPageQueryVariables>
export const SearchPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'SearchPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'words' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'categoryIds' } },
          type: {
            kind: 'ListType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Cursor' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'atMost' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'products' },
            name: { kind: 'Name', value: 'searchShop' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'words' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'words' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'categoryIds' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'categoryIds' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'eCommerceProduct' },
                value: { kind: 'BooleanValue', value: true },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'atMost' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'atMost' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'featured' },
                          value: { kind: 'EnumValue', value: 'DescNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'publishDate' },
                          value: { kind: 'EnumValue', value: 'DescNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'title' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'ProductCard_item' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'productCategoryCollection' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'parentId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductCard_item' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ShopItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
          { kind: 'Field', name: { kind: 'Name', value: 'featured' } },
          { kind: 'Field', name: { kind: 'Name', value: 'physical' } },
          { kind: 'Field', name: { kind: 'Name', value: 'price' } },
          { kind: 'Field', name: { kind: 'Name', value: 'salePrice' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productBundleId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'category' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parent' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SearchPageQuery, SearchPageQueryVariables>
export const CommunicationsPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'CommunicationsPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'CommunicationFilter' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Cursor' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'communications' },
            name: { kind: 'Name', value: 'communicationCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'publishDate' },
                          value: { kind: 'EnumValue', value: 'DescNullsFirst' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'CommunicationCard_communication' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teacherSubscriptionCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'grades' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CommunicationCard_communication' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Communication' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          { kind: 'Field', name: { kind: 'Name', value: 'images' } },
          { kind: 'Field', name: { kind: 'Name', value: 'video' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sendTo' } },
          { kind: 'Field', name: { kind: 'Name', value: 'show' } },
          { kind: 'Field', name: { kind: 'Name', value: 'publishDate' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CommunicationsPageQuery, CommunicationsPageQueryVariables>
export const HomeOfTeacherDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'HomeOfTeacher' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'userId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teacherProfileCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'userId' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'userId' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<HomeOfTeacherQuery, HomeOfTeacherQueryVariables>
export const AssessmentToPrintDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AssessmentToPrint' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'userId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teacherAssessmentTemplateByPk' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'Assessment_printed' },
                  directives: [{ kind: 'Directive', name: { kind: 'Name', value: 'unmask' } }],
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teacherProfileCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'userId' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'userId' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'school' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                                  {
                                    kind: 'FragmentSpread',
                                    name: { kind: 'Name', value: 'School_printed' },
                                    directives: [
                                      {
                                        kind: 'Directive',
                                        name: { kind: 'Name', value: 'unmask' },
                                      },
                                    ],
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Subject_printed' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Subject' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subjectAf' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'School_printed' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'School' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isGeneric' } },
          { kind: 'Field', name: { kind: 'Name', value: 'schoolImgKey' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Assessment_printed' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'TeacherAssessmentTemplate' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'totalMinutes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fontFamily' } },
          { kind: 'Field', name: { kind: 'Name', value: 'headings' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instructions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'questions' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subject' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'Subject_printed' },
                  directives: [{ kind: 'Directive', name: { kind: 'Name', value: 'unmask' } }],
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'school' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'School_printed' },
                  directives: [{ kind: 'Directive', name: { kind: 'Name', value: 'unmask' } }],
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AssessmentToPrintQuery, AssessmentToPrintQueryVariables>
export const LessonToPrintDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'LessonToPrint' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'userId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teacherSubjectTemplateByPk' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'Lesson_printed' },
                  directives: [{ kind: 'Directive', name: { kind: 'Name', value: 'unmask' } }],
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teacherProfileCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'userId' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'userId' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'school' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                                  {
                                    kind: 'FragmentSpread',
                                    name: { kind: 'Name', value: 'School_printed' },
                                    directives: [
                                      {
                                        kind: 'Directive',
                                        name: { kind: 'Name', value: 'unmask' },
                                      },
                                    ],
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Subject_printed' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Subject' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subjectAf' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'School_printed' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'School' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isGeneric' } },
          { kind: 'Field', name: { kind: 'Name', value: 'schoolImgKey' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Lesson_printed' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherSubjectTemplate' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'totalPoints' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fontFamily' } },
          { kind: 'Field', name: { kind: 'Name', value: 'headings' } },
          { kind: 'Field', name: { kind: 'Name', value: 'template' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subject' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'Subject_printed' },
                  directives: [{ kind: 'Directive', name: { kind: 'Name', value: 'unmask' } }],
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'school' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'School_printed' },
                  directives: [{ kind: 'Directive', name: { kind: 'Name', value: 'unmask' } }],
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<LessonToPrintQuery, LessonToPrintQueryVariables>
export const ProfilePageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ProfilePage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'userId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teacherProfileCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'userId' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'userId' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'ProfileForm_profile' },
                              directives: [
                                { kind: 'Directive', name: { kind: 'Name', value: 'unmask' } },
                              ],
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teacherScheduleCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '10' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'ScheduleCard_day' },
                              directives: [
                                { kind: 'Directive', name: { kind: 'Name', value: 'unmask' } },
                              ],
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teacherClassSubjectCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '500' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'name' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'ClassesCard_class' },
                              directives: [
                                { kind: 'Directive', name: { kind: 'Name', value: 'unmask' } },
                              ],
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subjectCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1000' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'subject' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'ClassForm_subject' },
                              directives: [
                                { kind: 'Directive', name: { kind: 'Name', value: 'unmask' } },
                              ],
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'School_choice' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'School' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'town' } },
          { kind: 'Field', name: { kind: 'Name', value: 'provinces' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isGeneric' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProfileForm_profile' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProfile' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'surname' } },
          { kind: 'Field', name: { kind: 'Name', value: 'language' } },
          { kind: 'Field', name: { kind: 'Name', value: 'province' } },
          { kind: 'Field', name: { kind: 'Name', value: 'daysPerWeek' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'school' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'School_choice' },
                  directives: [{ kind: 'Directive', name: { kind: 'Name', value: 'unmask' } }],
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ScheduleCard_day' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherSchedule' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'day' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'periods' } },
          { kind: 'Field', name: { kind: 'Name', value: 'periodDuration' } },
          { kind: 'Field', name: { kind: 'Name', value: 'breakDurations' } },
          { kind: 'Field', name: { kind: 'Name', value: 'breaksAfter' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ClassesCard_class' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherClassSubject' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subjectId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subject' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
                { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
                { kind: 'Field', name: { kind: 'Name', value: 'subjectAf' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ClassForm_subject' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Subject' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subjectAf' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProfilePageQuery, ProfilePageQueryVariables>
export const SupportSenderDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'SupportSender' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'userId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teacherProfileCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'userId' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'userId' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'surname' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SupportSenderQuery, SupportSenderQueryVariables>
export const ChargesVatDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ChargesVat' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ kind: 'Field', name: { kind: 'Name', value: 'chargesVat' } }],
      },
    },
  ],
} as unknown as DocumentNode<ChargesVatQuery, ChargesVatQueryVariables>
export const SessionTokenDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'SessionToken' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'userId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teacherProfileCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'userId' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'userId' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'sessionToken' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SessionTokenQuery, SessionTokenQueryVariables>
export const UseHereDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UseHere' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ kind: 'Field', name: { kind: 'Name', value: 'useHere' } }],
      },
    },
  ],
} as unknown as DocumentNode<UseHereMutation, UseHereMutationVariables>
export const EnsureTeacherProfileDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'EnsureTeacherProfile' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'ensureTeacherProfile' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'translateI18n' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<EnsureTeacherProfileMutation, EnsureTeacherProfileMutationVariables>
export const SaveLanguageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveLanguage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'profile' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'language' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateTeacherProfileCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'nodeId' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'profile' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'set' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'translateI18n' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'language' } },
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'affectedCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'records' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'translateI18n' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveLanguageMutation, SaveLanguageMutationVariables>
export const ViewerDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Viewer' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'userId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'myGroups' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teacherProfileCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'userId' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'userId' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'translateI18n' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>
export const UnreadAnnouncementDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'UnreadAnnouncement' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'myUnreadAnnouncements' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'createdAt' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UnreadAnnouncementQuery, UnreadAnnouncementQueryVariables>
export const ReadAnnouncementDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ReadAnnouncement' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'readAnnouncement' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'announcementId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'nodeId' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReadAnnouncementMutation, ReadAnnouncementMutationVariables>
export const AuditLogDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AuditLog' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'tables' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: {
                kind: 'NonNullType',
                type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
              },
            },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'rows' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: {
                kind: 'NonNullType',
                type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
              },
            },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'offset' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'adminAuditCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'tableName' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'in' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'tables' } },
                          },
                        ],
                      },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'rowId' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'in' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'rows' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'createdAt' },
                          value: { kind: 'EnumValue', value: 'DescNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'offset' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'offset' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'actor' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'tableName' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'verb' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'oldValues' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'newValues' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AuditLogQuery, AuditLogQueryVariables>
export const CalendarActivitiesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'CalendarActivities' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'from' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Datetime' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'to' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Datetime' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teacherActivityCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'startDateTime' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'lt' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'to' } },
                          },
                        ],
                      },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'endDateTime' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'gte' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'from' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'startDateTime' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '3000' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'startDateTime' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'endDateTime' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'color' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'repeatId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'locked' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'teacherClassSubjectId' },
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'teacherAssessmentTemplateId' },
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'teacherSubjectTemplateId' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CalendarActivitiesQuery, CalendarActivitiesQueryVariables>
export const ActivityTemplatesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ActivityTemplates' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teacherSubjectTemplateCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'name' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teacherAssessmentTemplateCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'title' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ActivityTemplatesQuery, ActivityTemplatesQueryVariables>
export const AddActivityDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AddActivity' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'label' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'start' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Datetime' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'end' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Datetime' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'color' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'type' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'classId' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'assessmentId' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'lessonId' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'locked' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'repeatWeeks' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'everyWeeks' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'addActivity' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'label' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'label' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'startDateTime' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'start' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'endDateTime' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'end' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'color' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'color' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'type' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'type' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'teacherClassSubjectId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'classId' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'teacherAssessmentTemplateId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'assessmentId' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'teacherSubjectTemplateId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'lessonId' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'locked' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'locked' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'repeatWeeks' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'repeatWeeks' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'everyWeeks' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'everyWeeks' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'nodeId' } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AddActivityMutation, AddActivityMutationVariables>
export const ChangeActivityDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ChangeActivity' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'scope' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'label' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'start' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Datetime' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'end' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Datetime' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'color' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'type' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'classId' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'assessmentId' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'lessonId' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'locked' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'repeatWeeks' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'everyWeeks' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'changeActivity' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'activityId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'scope' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'scope' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'label' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'label' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'startDateTime' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'start' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'endDateTime' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'end' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'color' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'color' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'type' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'type' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'teacherClassSubjectId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'classId' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'teacherAssessmentTemplateId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'assessmentId' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'teacherSubjectTemplateId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'lessonId' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'locked' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'locked' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'repeatWeeks' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'repeatWeeks' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'everyWeeks' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'everyWeeks' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'nodeId' } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ChangeActivityMutation, ChangeActivityMutationVariables>
export const DeleteActivityDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DeleteActivity' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'scope' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deleteActivity' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'activityId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'scope' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'scope' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteActivityMutation, DeleteActivityMutationVariables>
export const RestoreActivitiesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RestoreActivities' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'ids' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'restoreActivities' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'ids' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'ids' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'nodeId' } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RestoreActivitiesMutation, RestoreActivitiesMutationVariables>
export const MoveActivitiesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'MoveActivities' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'ids' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
            },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'starts' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: { kind: 'NamedType', name: { kind: 'Name', value: 'Datetime' } },
            },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'ends' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: { kind: 'NamedType', name: { kind: 'Name', value: 'Datetime' } },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'moveActivities' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'ids' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'ids' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'starts' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'starts' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'ends' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'ends' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'startDateTime' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'endDateTime' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MoveActivitiesMutation, MoveActivitiesMutationVariables>
export const DeleteActivitiesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DeleteActivities' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'ids' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: {
                kind: 'NonNullType',
                type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
              },
            },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'count' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deleteFromTeacherActivityCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'id' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'in' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'ids' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'atMost' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'count' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'affectedCount' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteActivitiesMutation, DeleteActivitiesMutationVariables>
export const CopyWeekDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CopyWeek' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'from' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Date' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'to' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Date' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'copyWeek' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'fromMonday' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'from' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'toMonday' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'to' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CopyWeekMutation, CopyWeekMutationVariables>
export const CalendarSettingDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'CalendarSetting' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'firstDay' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Date' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'lastDay' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Date' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'weeks' },
            name: { kind: 'Name', value: 'mySchoolWeeks' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'firstDay' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'firstDay' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'lastDay' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'lastDay' } },
              },
            ],
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teacherScheduleCollection' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'day' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'periods' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'periodDuration' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'breakDurations' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'breaksAfter' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teacherClassSubjectCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'name' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'subject' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'subjectAf' } },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'holidayCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'date' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'labelAf' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'termCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'startDate' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'labelAf' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'startDate' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'endDate' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'biweeks' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'edges' },
                                    selectionSet: {
                                      kind: 'SelectionSet',
                                      selections: [
                                        {
                                          kind: 'Field',
                                          name: { kind: 'Name', value: 'node' },
                                          selectionSet: {
                                            kind: 'SelectionSet',
                                            selections: [
                                              {
                                                kind: 'Field',
                                                name: { kind: 'Name', value: 'nodeId' },
                                              },
                                              {
                                                kind: 'Field',
                                                name: { kind: 'Name', value: 'label' },
                                              },
                                              {
                                                kind: 'Field',
                                                name: { kind: 'Name', value: 'labelAf' },
                                              },
                                              {
                                                kind: 'Field',
                                                name: { kind: 'Name', value: 'startDate' },
                                              },
                                              {
                                                kind: 'Field',
                                                name: { kind: 'Name', value: 'endDate' },
                                              },
                                              {
                                                kind: 'Field',
                                                name: { kind: 'Name', value: 'color' },
                                              },
                                            ],
                                          },
                                        },
                                      ],
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CalendarSettingQuery, CalendarSettingQueryVariables>
export const PreviewBumpDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PreviewBump' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'classId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'day' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Date' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'previewBump' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'classId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'classId' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'lostDay' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'day' } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PreviewBumpQuery, PreviewBumpQueryVariables>
export const BumpLessonsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'BumpLessons' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'classId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'day' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Date' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'expected' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'JSON' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'bumpLessons' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'classId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'classId' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'lostDay' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'day' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'expected' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'expected' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'nodeId' } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<BumpLessonsMutation, BumpLessonsMutationVariables>
export const CalendarFeedDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'CalendarFeed' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ kind: 'Field', name: { kind: 'Name', value: 'myCalendarFeed' } }],
      },
    },
  ],
} as unknown as DocumentNode<CalendarFeedQuery, CalendarFeedQueryVariables>
export const CreateCalendarFeedDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CreateCalendarFeed' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ kind: 'Field', name: { kind: 'Name', value: 'createCalendarFeed' } }],
      },
    },
  ],
} as unknown as DocumentNode<CreateCalendarFeedMutation, CreateCalendarFeedMutationVariables>
export const RevokeCalendarFeedDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RevokeCalendarFeed' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ kind: 'Field', name: { kind: 'Name', value: 'revokeCalendarFeed' } }],
      },
    },
  ],
} as unknown as DocumentNode<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>
export const RotationDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Rotation' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'userId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teacherProfileCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'userId' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'userId' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'rotationAnchor' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RotationQuery, RotationQueryVariables>
export const SaveRotationDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveRotation' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'anchor' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Date' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateTeacherProfileCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'id' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'set' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'rotationAnchor' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'anchor' } },
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'affectedCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'records' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'rotationAnchor' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveRotationMutation, SaveRotationMutationVariables>
export const AddToCartDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AddToCart' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'productId' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'productBundleId' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'answers' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'JSON' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'addToCart' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'productId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'productId' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'productBundleId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'productBundleId' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'answers' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'answers' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AddToCartMutation, AddToCartMutationVariables>
export const AddToLibraryDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AddToLibrary' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'productId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'addToLibrary' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'productId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'productId' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'product' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'nodeId' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AddToLibraryMutation, AddToLibraryMutationVariables>
export const ApplyCouponDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ApplyCoupon' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'couponCode' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'applyCoupon' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'couponCode' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'couponCode' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ApplyCouponMutation, ApplyCouponMutationVariables>
export const CartDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Cart' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'chargesVat' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'myCart' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CartButton_order' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CartItems_order' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CheckoutSteps_order' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CartLine_line' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'OrderLine' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productBundleId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linePrice' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponShare' } },
          { kind: 'Field', name: { kind: 'Name', value: 'priceBefore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'physical' } },
          { kind: 'Field', name: { kind: 'Name', value: 'available' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alreadyOwned' } },
          { kind: 'Field', name: { kind: 'Name', value: 'answersMissing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'questions' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'product' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'productBundle' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'members' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '100' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'position' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CartTotals_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableShippingFee' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableCouponAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableVat' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CouponField_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'teacherProfileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderableCouponAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponProblem' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CartLines_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'lines' },
            name: { kind: 'Name', value: 'orderLineCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'createdAt' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'available' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'alreadyOwned' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'CartLine_line' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CartTotals_order' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CouponField_order' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ConfirmStep_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'invoiceDetailsMissing' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'lines' },
            name: { kind: 'Name', value: 'orderLineCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'createdAt' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'linePrice' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'couponShare' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'physical' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CartTotals_order' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CartButton_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'orderLineCollection' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'nodeId' } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CartItems_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'orderLineCollection' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'productBundleId' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CheckoutSteps_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'teacherProfileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'hasPhysical' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponProblem' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'lines' },
            name: { kind: 'Name', value: 'orderLineCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'createdAt' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'available' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'alreadyOwned' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'answersMissing' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CartLines_order' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ConfirmStep_order' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CartQuery, CartQueryVariables>
export const ChangeAnswersDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ChangeAnswers' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'lineId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'answers' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'JSON' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'changeAnswers' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'lineId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'lineId' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'answers' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'answers' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'questions' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ChangeAnswersMutation, ChangeAnswersMutationVariables>
export const BankAccountDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'BankAccount' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ kind: 'Field', name: { kind: 'Name', value: 'bankDetails' } }],
      },
    },
  ],
} as unknown as DocumentNode<BankAccountQuery, BankAccountQueryVariables>
export const CheckoutDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'Checkout' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'orderId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'paymentMethod' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'expectedTotal' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'BigFloat' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'shippingDetails' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'JSON' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'checkout' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'orderId' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'paymentMethod' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'paymentMethod' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'expectedTotal' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'expectedTotal' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'shippingDetails' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'shippingDetails' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' } },
                { kind: 'Field', name: { kind: 'Name', value: 'orderStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'orderPaymentMethod' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CheckoutMutation, CheckoutMutationVariables>
export const InvoiceDetailsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'InvoiceDetails' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ kind: 'Field', name: { kind: 'Name', value: 'getInvoiceDetails' } }],
      },
    },
  ],
} as unknown as DocumentNode<InvoiceDetailsQuery, InvoiceDetailsQueryVariables>
export const SaveInvoiceDetailsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveInvoiceDetails' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'invoiceDetails' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'JSON' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saveInvoiceDetails' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'invoiceDetails' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'invoiceDetails' } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveInvoiceDetailsMutation, SaveInvoiceDetailsMutationVariables>
export const PlacedOrderDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PlacedOrder' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'orderNumber' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teacherProductsOrderCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'orderNumber' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: {
                              kind: 'Variable',
                              name: { kind: 'Name', value: 'orderNumber' },
                            },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'orderStatus' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'orderPaymentMethod' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'orderTotal' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'bankDetails' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PlacedOrderQuery, PlacedOrderQueryVariables>
export const RefreshCartDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RefreshCart' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refreshCart' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'nodeId' } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RefreshCartMutation, RefreshCartMutationVariables>
export const RemoveCouponDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RemoveCoupon' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'removeCoupon' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RemoveCouponMutation, RemoveCouponMutationVariables>
export const RemoveFromCartDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RemoveFromCart' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'productId' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'productBundleId' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'removeFromCart' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'productId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'productId' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'productBundleId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'productBundleId' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RemoveFromCartMutation, RemoveFromCartMutationVariables>
export const StandingDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Standing' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'productByPk' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'ownedAs' } },
                { kind: 'Field', name: { kind: 'Name', value: 'libraryAccess' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'productBundleByPk' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bought' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'products' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'edges' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'node' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'product' },
                                    selectionSet: {
                                      kind: 'SelectionSet',
                                      selections: [
                                        { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                                        { kind: 'Field', name: { kind: 'Name', value: 'ownedAs' } },
                                      ],
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StandingQuery, StandingQueryVariables>
export const AddClassDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AddClass' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'name' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'subjectId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'insertIntoTeacherClassSubjectCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'objects' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'name' },
                          value: { kind: 'Variable', name: { kind: 'Name', value: 'name' } },
                        },
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'subjectId' },
                          value: { kind: 'Variable', name: { kind: 'Name', value: 'subjectId' } },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'affectedCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'records' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'nodeId' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AddClassMutation, AddClassMutationVariables>
export const ChangeClassDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ChangeClass' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Datetime' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'name' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'subjectId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateTeacherClassSubjectCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'id' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
                          },
                        ],
                      },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'updatedAt' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'set' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'name' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'name' } },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'subjectId' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'subjectId' } },
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'affectedCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'records' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'ClassesCard_class' },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ClassesCard_class' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherClassSubject' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subjectId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subject' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
                { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
                { kind: 'Field', name: { kind: 'Name', value: 'subjectAf' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ChangeClassMutation, ChangeClassMutationVariables>
export const ClassNowDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ClassNow' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teacherClassSubjectCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'id' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'ClassesCard_class' },
                              directives: [
                                { kind: 'Directive', name: { kind: 'Name', value: 'unmask' } },
                              ],
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ClassesCard_class' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherClassSubject' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subjectId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subject' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
                { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
                { kind: 'Field', name: { kind: 'Name', value: 'subjectAf' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ClassNowQuery, ClassNowQueryVariables>
export const DeleteClassDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DeleteClass' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deleteFromTeacherClassSubjectCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'id' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'affectedCount' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteClassMutation, DeleteClassMutationVariables>
export const AddSubjectDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AddSubject' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'grade' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'subject' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'insertIntoSubjectCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'objects' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'grade' },
                          value: { kind: 'Variable', name: { kind: 'Name', value: 'grade' } },
                        },
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'subject' },
                          value: { kind: 'Variable', name: { kind: 'Name', value: 'subject' } },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'affectedCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'records' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AddSubjectMutation, AddSubjectMutationVariables>
export const LibraryContentDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'LibraryContent' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'own' },
            name: { kind: 'Name', value: 'myLibrary' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'view' },
                value: { kind: 'StringValue', value: 'purchased', block: false },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'id' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'physical' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'bundleLines' },
            name: { kind: 'Name', value: 'orderLineCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'productBundleId' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '30' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'order' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'orderStatus' } },
                                ],
                              },
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'members' },
                              arguments: [
                                {
                                  kind: 'Argument',
                                  name: { kind: 'Name', value: 'orderBy' },
                                  value: {
                                    kind: 'ListValue',
                                    values: [
                                      {
                                        kind: 'ObjectValue',
                                        fields: [
                                          {
                                            kind: 'ObjectField',
                                            name: { kind: 'Name', value: 'position' },
                                            value: { kind: 'EnumValue', value: 'AscNullsLast' },
                                          },
                                        ],
                                      },
                                    ],
                                  },
                                },
                              ],
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'edges' },
                                    selectionSet: {
                                      kind: 'SelectionSet',
                                      selections: [
                                        {
                                          kind: 'Field',
                                          name: { kind: 'Name', value: 'node' },
                                          selectionSet: {
                                            kind: 'SelectionSet',
                                            selections: [
                                              {
                                                kind: 'Field',
                                                name: { kind: 'Name', value: 'nodeId' },
                                              },
                                              {
                                                kind: 'Field',
                                                name: { kind: 'Name', value: 'productId' },
                                              },
                                              {
                                                kind: 'Field',
                                                name: { kind: 'Name', value: 'title' },
                                              },
                                              {
                                                kind: 'Field',
                                                name: { kind: 'Name', value: 'product' },
                                                selectionSet: {
                                                  kind: 'SelectionSet',
                                                  selections: [
                                                    {
                                                      kind: 'Field',
                                                      name: { kind: 'Name', value: 'nodeId' },
                                                    },
                                                    {
                                                      kind: 'Field',
                                                      name: { kind: 'Name', value: 'physical' },
                                                    },
                                                    {
                                                      kind: 'Field',
                                                      name: { kind: 'Name', value: 'thumbnails' },
                                                    },
                                                  ],
                                                },
                                              },
                                            ],
                                          },
                                        },
                                      ],
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'bundle' },
            name: { kind: 'Name', value: 'productBundleByPk' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'products' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'edges' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'node' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'product' },
                                    selectionSet: {
                                      kind: 'SelectionSet',
                                      selections: [
                                        { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                                        { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                                        { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                                        {
                                          kind: 'Field',
                                          name: { kind: 'Name', value: 'physical' },
                                        },
                                        {
                                          kind: 'Field',
                                          name: { kind: 'Name', value: 'thumbnails' },
                                        },
                                        { kind: 'Field', name: { kind: 'Name', value: 'ownedAs' } },
                                      ],
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<LibraryContentQuery, LibraryContentQueryVariables>
export const ArchivedOrdersDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ArchivedOrders' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Cursor' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'archived' },
            name: { kind: 'Name', value: 'archivedTeacherProductsOrderCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'orderDateTime' },
                          value: { kind: 'EnumValue', value: 'DescNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'orderDateTime' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'orderTotal' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ArchivedOrdersQuery, ArchivedOrdersQueryVariables>
export const OrderBankDetailsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'OrderBankDetails' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ kind: 'Field', name: { kind: 'Name', value: 'bankDetails' } }],
      },
    },
  ],
} as unknown as DocumentNode<OrderBankDetailsQuery, OrderBankDetailsQueryVariables>
export const OrderDetailsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'OrderDetails' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'order' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'TeacherProductsOrderFilter' },
            },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'archived' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'ArchivedTeacherProductsOrderFilter' },
            },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'invoices' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'InvoiceFilter' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'orders' },
            name: { kind: 'Name', value: 'teacherProductsOrderCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'order' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'OrderView_order' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'archived' },
            name: { kind: 'Name', value: 'archivedTeacherProductsOrderCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'archived' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'ArchivedOrder_order' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'invoices' },
            name: { kind: 'Name', value: 'invoiceCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'invoices' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'issuedAt' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'OrderInvoice_invoice' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OrderLines_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'shippingFee' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderVat' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'orderLineCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1000' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'createdAt' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'price' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'linePrice' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'physical' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'questions' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'product' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
                                ],
                              },
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'productBundle' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'thumbnails' } },
                                ],
                              },
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'members' },
                              arguments: [
                                {
                                  kind: 'Argument',
                                  name: { kind: 'Name', value: 'first' },
                                  value: { kind: 'IntValue', value: '100' },
                                },
                                {
                                  kind: 'Argument',
                                  name: { kind: 'Name', value: 'orderBy' },
                                  value: {
                                    kind: 'ListValue',
                                    values: [
                                      {
                                        kind: 'ObjectValue',
                                        fields: [
                                          {
                                            kind: 'ObjectField',
                                            name: { kind: 'Name', value: 'position' },
                                            value: { kind: 'EnumValue', value: 'AscNullsLast' },
                                          },
                                        ],
                                      },
                                    ],
                                  },
                                },
                              ],
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'edges' },
                                    selectionSet: {
                                      kind: 'SelectionSet',
                                      selections: [
                                        {
                                          kind: 'Field',
                                          name: { kind: 'Name', value: 'node' },
                                          selectionSet: {
                                            kind: 'SelectionSet',
                                            selections: [
                                              {
                                                kind: 'Field',
                                                name: { kind: 'Name', value: 'nodeId' },
                                              },
                                              {
                                                kind: 'Field',
                                                name: { kind: 'Name', value: 'title' },
                                              },
                                            ],
                                          },
                                        },
                                      ],
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OrderTimeline_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'orderEventCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '100' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'createdAt' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'toStatus' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OrderView_order' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProductsOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderDateTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderPaymentMethod' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderShippingDetails' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'OrderLines_order' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'OrderTimeline_order' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ArchivedOrder_order' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ArchivedTeacherProductsOrder' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderDateTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderPaymentMethod' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderShippingDetails' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderProducts' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderEvents' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'shippingFee' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderVat' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OrderInvoice_invoice' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Invoice' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'form' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
          { kind: 'Field', name: { kind: 'Name', value: 'issuedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'total' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OrderDetailsQuery, OrderDetailsQueryVariables>
export const PurchaseDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Purchase' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'orderId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'orders' },
            name: { kind: 'Name', value: 'teacherProductsOrderCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'id' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'orderId' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'orderStatus' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'orderTotal' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PurchaseQuery, PurchaseQueryVariables>
export const SaveTeacherProfileDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveTeacherProfile' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'title' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'name' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'surname' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'language' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'province' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'daysPerWeek' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'schoolId' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saveTeacherProfile' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'title' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'title' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'name' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'name' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'surname' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'surname' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'language' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'language' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'province' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'province' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'daysPerWeek' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'daysPerWeek' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'schoolId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'schoolId' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'ProfileForm_profile' },
                  directives: [{ kind: 'Directive', name: { kind: 'Name', value: 'unmask' } }],
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'School_choice' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'School' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'town' } },
          { kind: 'Field', name: { kind: 'Name', value: 'provinces' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isGeneric' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProfileForm_profile' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherProfile' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'surname' } },
          { kind: 'Field', name: { kind: 'Name', value: 'language' } },
          { kind: 'Field', name: { kind: 'Name', value: 'province' } },
          { kind: 'Field', name: { kind: 'Name', value: 'daysPerWeek' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'school' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'School_choice' },
                  directives: [{ kind: 'Directive', name: { kind: 'Name', value: 'unmask' } }],
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveTeacherProfileMutation, SaveTeacherProfileMutationVariables>
export const SchoolsOfferedDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'SchoolsOffered' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'province' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'schoolCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'isGeneric' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: { kind: 'BooleanValue', value: true },
                          },
                        ],
                      },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'provinces' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'contains' },
                            value: {
                              kind: 'ListValue',
                              values: [
                                { kind: 'Variable', name: { kind: 'Name', value: 'province' } },
                              ],
                            },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'name' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '20' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'School_choice' },
                              directives: [
                                { kind: 'Directive', name: { kind: 'Name', value: 'unmask' } },
                              ],
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'School_choice' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'School' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'town' } },
          { kind: 'Field', name: { kind: 'Name', value: 'provinces' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isGeneric' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SchoolsOfferedQuery, SchoolsOfferedQueryVariables>
export const SchoolSearchDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'SchoolSearch' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'words' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'province' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'atMost' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'searchSchools' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'words' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'words' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'province' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'province' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'atMost' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'atMost' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: {
                  kind: 'ListValue',
                  values: [
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'isGeneric' },
                          value: { kind: 'EnumValue', value: 'DescNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'name' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                    {
                      kind: 'ObjectValue',
                      fields: [
                        {
                          kind: 'ObjectField',
                          name: { kind: 'Name', value: 'id' },
                          value: { kind: 'EnumValue', value: 'AscNullsLast' },
                        },
                      ],
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'School_choice' },
                              directives: [
                                { kind: 'Directive', name: { kind: 'Name', value: 'unmask' } },
                              ],
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'School_choice' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'School' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'town' } },
          { kind: 'Field', name: { kind: 'Name', value: 'provinces' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isGeneric' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SchoolSearchQuery, SchoolSearchQueryVariables>
export const SaveScheduleDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveSchedule' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'editing' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'edited' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'TeacherScheduleUpdateInput' },
            },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'replacing' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'replacedDays' } },
          type: {
            kind: 'ListType',
            type: {
              kind: 'NonNullType',
              type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
            },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'replacement' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'TeacherScheduleUpdateInput' },
            },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'adding' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'added' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: {
                kind: 'NonNullType',
                type: {
                  kind: 'NamedType',
                  name: { kind: 'Name', value: 'TeacherScheduleInsertInput' },
                },
              },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'edited' },
            name: { kind: 'Name', value: 'updateTeacherScheduleCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'id' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'set' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'edited' } },
              },
            ],
            directives: [
              {
                kind: 'Directive',
                name: { kind: 'Name', value: 'include' },
                arguments: [
                  {
                    kind: 'Argument',
                    name: { kind: 'Name', value: 'if' },
                    value: { kind: 'Variable', name: { kind: 'Name', value: 'editing' } },
                  },
                ],
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'affectedCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'records' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ScheduleCard_day' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'replaced' },
            name: { kind: 'Name', value: 'updateTeacherScheduleCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'day' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'in' },
                            value: {
                              kind: 'Variable',
                              name: { kind: 'Name', value: 'replacedDays' },
                            },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'set' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'replacement' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'atMost' },
                value: { kind: 'IntValue', value: '5' },
              },
            ],
            directives: [
              {
                kind: 'Directive',
                name: { kind: 'Name', value: 'include' },
                arguments: [
                  {
                    kind: 'Argument',
                    name: { kind: 'Name', value: 'if' },
                    value: { kind: 'Variable', name: { kind: 'Name', value: 'replacing' } },
                  },
                ],
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'affectedCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'records' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ScheduleCard_day' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'added' },
            name: { kind: 'Name', value: 'insertIntoTeacherScheduleCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'objects' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'added' } },
              },
            ],
            directives: [
              {
                kind: 'Directive',
                name: { kind: 'Name', value: 'include' },
                arguments: [
                  {
                    kind: 'Argument',
                    name: { kind: 'Name', value: 'if' },
                    value: { kind: 'Variable', name: { kind: 'Name', value: 'adding' } },
                  },
                ],
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'affectedCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'records' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ScheduleCard_day' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ScheduleCard_day' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeacherSchedule' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'day' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'periods' } },
          { kind: 'Field', name: { kind: 'Name', value: 'periodDuration' } },
          { kind: 'Field', name: { kind: 'Name', value: 'breakDurations' } },
          { kind: 'Field', name: { kind: 'Name', value: 'breaksAfter' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveScheduleMutation, SaveScheduleMutationVariables>
export const DeleteScheduleDayDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DeleteScheduleDay' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deleteFromTeacherScheduleCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'id' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'affectedCount' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteScheduleDayMutation, DeleteScheduleDayMutationVariables>
export const MySubscriptionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MySubscription' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'userId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UUID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teacherProfileCollection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'userId' },
                      value: {
                        kind: 'ObjectValue',
                        fields: [
                          {
                            kind: 'ObjectField',
                            name: { kind: 'Name', value: 'eq' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'userId' } },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'subscription' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'nodeId' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'statusText' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'runDate' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'checkedAt' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'grades' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'grandFathered' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'perGrade' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'token' } },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MySubscriptionQuery, MySubscriptionQueryVariables>
