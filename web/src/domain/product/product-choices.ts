import { useQuery } from '@apollo/client/react'
import { useTellUnread } from '@/components/use-tell-unread.ts'
import { byGradeInName } from '@/domain/school/grade-order.ts'
import { ProductChoicesDocument, type ProductChoicesQuery } from './product-choices.generated.ts'

export interface Choice {
  value: string
  label: string
}

type Category = Pick<
  ProductChoicesQuery['productCategoryCollection']['edges'][number]['node'],
  'id' | 'name' | 'parentId'
>

/** Each category with those above it, "Grade 4 › Mathematics", because many grades have one of the same name. */
export function categoryChoices(categories: readonly Category[]): Choice[] {
  const known = new Map(categories.map((one) => [one.id, one]))
  const nameOf = (one: Category, depth = 0): string => {
    const parent = one.parentId === null ? undefined : known.get(one.parentId)
    return parent === undefined || depth > 10
      ? one.name
      : `${nameOf(parent, depth + 1)} › ${one.name}`
  }
  return categories
    .map((one) => ({ value: one.id, label: nameOf(one) }))
    .toSorted((a, b) => byGradeInName(a.label, b.label))
}

/** All tags and categories; undefined until they are loaded. */
export function useProductChoices() {
  const { data, error, refetch } = useQuery(ProductChoicesDocument)
  useTellUnread(error, refetch)
  return {
    tags: data?.productTagCollection.edges.map(({ node }) => ({
      value: node.id,
      label: node.name,
    })),
    categories:
      data && categoryChoices(data.productCategoryCollection.edges.map(({ node }) => node)),
  }
}

/** The choices of the filter by tags. */
export const useTagOptions = () => useProductChoices().tags

/** The choices of the filter by categories. */
export const useCategoryOptions = () => useProductChoices().categories
