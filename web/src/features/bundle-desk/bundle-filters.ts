import { choiceFilter, severalFilter } from '@/components/list/filters.ts'
import { useCategoryOptions, useTagOptions } from '@/domain/product/product-choices.ts'
import { publicationOptions, publicationWhere } from '@/domain/product/publication.ts'
import type { ProductBundleFilter } from '@/graphql/schema-types.generated.ts'
import { isUuid } from '@/lib/uuid.ts'
import { heads } from './bundle-words.ts'

/** The filters of the list: every tag must be there, any of the categories (A2.8). */
export const bundleFilters = {
  state: choiceFilter<ProductBundleFilter>({
    label: heads.state,
    options: publicationOptions,
    where: publicationWhere,
  }),
  tags: severalFilter<ProductBundleFilter>({
    label: heads.tags,
    options: useTagOptions,
    knows: isUuid,
    matches: ['all'],
    where: (values) => ({ tags: { contains: values } }),
  }),
  category: severalFilter<ProductBundleFilter>({
    label: heads.category,
    options: useCategoryOptions,
    knows: isUuid,
    where: (values) => ({ categoryId: { in: values } }),
  }),
}
