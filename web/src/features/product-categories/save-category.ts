import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import type { CategoryValues } from './category-schema.ts'
import type { Destination } from './category-moves.ts'
import {
  AddCategoryDocument,
  CategoryNowDocument,
  ChangeCategoryDocument,
  DeleteCategoryDocument,
  MoveCategoryDocument,
} from './product-categories.generated.ts'

/** What shows categories, or the resources in them. */
const lists = [
  'categoriesForAdmin',
  'productCategoryCollection',
  'productCollection',
  'searchProducts',
  'productBundleCollection',
] as const

const orNull = (value: string) => (value === '' ? null : value)

/** @param stored id and version of the category to change; null for a new one. @throws AppError category_cycle */
export async function saveCategory(
  client: WritingClient,
  { name, grade, parentId }: CategoryValues,
  stored: { id: string; version: string } | null,
) {
  const row = { name, grade: orNull(grade), parentId: orNull(parentId) }
  if (stored === null) await writeRow(client, AddCategoryDocument, { row }, lists)
  else await writeRow(client, ChangeCategoryDocument, { row, ...stored }, lists)
}

/** The category as it is now, for a form whose save met a newer version; null when it was deleted. @throws AppError */
export async function readCategory(client: WritingClient, id: string) {
  const now = await readNow(client, CategoryNowDocument, { id })
  const row = now?.productCategoryCollection.edges[0]?.node
  if (!row) return null
  const { updatedAt: version, name, grade, parentId } = row
  return { version, values: { name, grade: grade ?? '', parentId: parentId ?? '' } }
}

/** @throws AppError category_cycle, or that the name is taken there */
export async function moveCategory(
  client: WritingClient,
  categoryId: string,
  destination: Destination,
) {
  await writeRow(client, MoveCategoryDocument, { categoryId, ...destination }, lists)
}

/** Deletes a category; null is no category, and the top of the tree. @throws AppError */
export async function deleteCategory(
  client: WritingClient,
  categoryId: string,
  to: { contentsTo: string | null; childrenTo: string | null },
) {
  await writeRow(client, DeleteCategoryDocument, { categoryId, ...to }, lists)
}
