import { choiceFilter, severalFilter } from '@/components/list/filters.ts'
import { useCategoryOptions, useTagOptions } from '@/domain/product/product-choices.ts'
import { publicationOptions, publicationWhere } from '@/domain/product/publication.ts'
import type { ProductBundleFilter } from '@/graphql/schema-types.generated.ts'
import { goodsHeads } from '@/domain/product/goods/goods-columns.ts'
import { isUuid } from '@/lib/uuid.ts'

/** The filters of the list: every tag must be there, any of the categories (A2.8). */
export const bundleFilters = {
  state: choiceFilter<ProductBundleFilter>({
    label: goodsHeads.state,
    options: publicationOptions,
    where: publicationWhere,
  }),
  tags: severalFilter<ProductBundleFilter>({
    label: goodsHeads.tags,
    options: useTagOptions,
    knows: isUuid,
    matches: ['all'],
    where: (values) => ({ tags: { contains: values } }),
  }),
  category: severalFilter<ProductBundleFilter>({
    label: goodsHeads.category,
    options: useCategoryOptions,
    knows: isUuid,
    where: (values) => ({ categoryId: { in: values } }),
  }),
}
