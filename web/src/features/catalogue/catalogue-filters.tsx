import type { LinkProps } from 'react-router-dom'
import { CategoryPicker } from './category-picker.tsx'
import { CategoryTrail } from './category-trail.tsx'
import type { CategoryNode } from './category-tree.ts'
import { SearchBox } from './search-box.tsx'
import { ChosenTags, TagPicker } from './tag-picker.tsx'

/** The filters of a grid of resources: search, category and tags, with the chosen ones below. */
export function CatalogueFilters({
  search,
  categories,
  categoryId,
  tags,
  tagIds,
  toCategory,
  onTags,
}: {
  search: string
  categories: CategoryNode[]
  categoryId: string | null
  tags: { id: string; name: string }[]
  tagIds: string[]
  toCategory: (categoryId: string | null) => LinkProps
  onTags: (tagIds: string[]) => void
}) {
  return (
    <>
      <div className="mt-5 grid gap-3 min-[600px]:grid-cols-2 min-[1080px]:grid-cols-[20rem_16rem_14rem]">
        <div className="min-[600px]:col-span-2 min-[1080px]:col-span-1">
          <SearchBox search={search} />
        </div>
        <CategoryPicker categories={categories} chosen={categoryId} link={toCategory} />
        <TagPicker tags={tags} chosen={tagIds} onChange={onTags} />
      </div>
      <div className="mt-4 mb-8 grid gap-4">
        <CategoryTrail categories={categories} chosen={categoryId} link={toCategory} />
        <ChosenTags tags={tags} chosen={tagIds} onChange={onTags} />
      </div>
    </>
  )
}
