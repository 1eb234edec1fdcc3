import type { LinkProps } from 'react-router-dom'
import { CategoryPicker } from './category-picker.tsx'
import type { CategoryNode } from '@/domain/product/category-tree.ts'
import { TagPicker } from './tag-picker.tsx'

export interface PickersProps {
  categories: CategoryNode[]
  /** Null means all categories. */
  categoryId: string | null
  toCategory: (categoryId: string | null) => LinkProps
  tags: { id: string; name: string }[]
  tagIds: string[]
  onTags: (tagIds: string[]) => void
}

/** Chooses a category and tags. What opens beside a field is large, so both are loaded by themselves. */
export function Pickers({
  categories,
  categoryId,
  toCategory,
  tags,
  tagIds,
  onTags,
}: PickersProps) {
  return (
    <>
      <CategoryPicker categories={categories} chosen={categoryId} link={toCategory} />
      <TagPicker tags={tags} chosen={tagIds} onChange={onTags} />
    </>
  )
}
