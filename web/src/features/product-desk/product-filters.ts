import { checkboxFilter, choiceFilter, severalFilter } from '@/components/list/filters.ts'
import type { ProductFilter } from '@/graphql/schema-types.generated.ts'
import { goodsHeads } from '@/domain/product/goods/goods-columns.ts'
import { isUuid } from '@/lib/uuid.ts'
import { useCategoryOptions, useTagOptions } from '@/domain/product/product-choices.ts'
import { heads } from './product-words.ts'
import { publicationOptions, publicationWhere } from '@/domain/product/publication.ts'

/** Physical and subscription exclude each other, so they are one choice. */
const kinds = {
  physical: { physical: { eq: true } },
  subscription: { subscriptionProduct: { eq: true } },
  download: { physical: { eq: false } },
} satisfies Record<string, ProductFilter>

const missing = {
  files: { missingCount: { gt: 0 } },
  all: { fileCount: { eq: 0 }, videoCount: { eq: 0 } },
} satisfies Record<string, ProductFilter>

/** The filters of the list. private.product_condition() knows each condition that they make, for bulk changes. */
export const productFilters = {
  state: choiceFilter<ProductFilter>({
    label: goodsHeads.state,
    options: publicationOptions,
    where: publicationWhere,
  }),
  tags: severalFilter<ProductFilter>({
    label: goodsHeads.tags,
    options: useTagOptions,
    knows: isUuid,
    matches: ['all'],
    where: (values) => ({ tags: { contains: values } }),
  }),
  category: severalFilter<ProductFilter>({
    label: goodsHeads.category,
    options: useCategoryOptions,
    knows: isUuid,
    where: (values) => ({ categoryId: { in: values } }),
  }),
  kind: choiceFilter<ProductFilter>({
    label: heads.kind,
    options: [
      { value: 'physical', label: heads.physical },
      { value: 'subscription', label: heads.subscription },
      { value: 'download', label: heads.download },
    ],
    where: (value) => kinds[value as keyof typeof kinds], // one of the options
  }),
  ecom: checkboxFilter<ProductFilter>({
    label: heads.eCommerce,
    where: { eCommerceProduct: { eq: true } },
  }),
  featured: checkboxFilter<ProductFilter>({
    label: goodsHeads.featured,
    where: { featured: { eq: true } },
  }),
  missing: choiceFilter<ProductFilter>({
    label: heads.missing,
    options: [
      { value: 'files', label: heads.missingFiles },
      { value: 'all', label: heads.noContent },
    ],
    where: (value) => missing[value as keyof typeof missing], // one of the options
  }),
}
