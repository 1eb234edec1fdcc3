import { searchText } from '@kryt/supabase/same-signs'
import { z } from 'zod/mini'
import { childrenOf } from '@/domain/product/category-tree.ts'

const category = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  grade: z.nullable(z.string()),
  parentId: z.nullable(z.string()),
  position: z.number(),
  updatedAt: z.string(),
  /** How many it holds itself, without those of the categories below it. */
  resources: z.number(),
  bundles: z.number(),
})

export type Category = z.infer<typeof category>

/** What categories_for_admin() answers with; JSON arrives as text. Null until it has arrived. */
export const readCategories = (json: string | null | undefined): Category[] | null =>
  typeof json === 'string' ? z.array(category).parse(JSON.parse(json)) : null

export interface OutlineRow {
  category: Category
  /** 0 at the top. */
  depth: number
  hasChildren: boolean
  /** Its place among its siblings, and how many those are. */
  place: number
  siblings: number
}

/** The tree as rows from the top down; what is below a closed category is left out. */
export function outline(
  categories: Category[],
  closed: ReadonlySet<string>,
  parentId: string | null = null,
  depth = 0,
): OutlineRow[] {
  const siblings = childrenOf(categories, parentId)
  return siblings.flatMap((one, place) => [
    {
      category: one,
      depth,
      hasChildren: categories.some((other) => other.parentId === one.id),
      place,
      siblings: siblings.length,
    },
    ...(closed.has(one.id) ? [] : outline(categories, closed, one.id, depth + 1)),
  ])
}

/** How the database makes the slug of a name: lower case without accents, the rest single hyphens (A5.2). */
export const slugOf = (name: string): string =>
  searchText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
