import { containsWords } from '@kryt/supabase/same-signs'
import { z } from 'zod/mini'

const tag = z.object({
  id: z.string(),
  name: z.string(),
  updatedAt: z.string(),
  /** How many carry it. */
  resources: z.number(),
  bundles: z.number(),
})

export type Tag = z.infer<typeof tag>

/** What tags_for_admin() answers with, by name; JSON arrives as text. Null until it has arrived. */
export const readTags = (json: string | null | undefined): Tag[] | null =>
  typeof json === 'string' ? z.array(tag).parse(JSON.parse(json)) : null

/** The tags whose name contains every word, whatever its capitals. */
export function tagsWith(tags: readonly Tag[], words: string): Tag[] {
  return tags.filter(({ name }) => containsWords(name, words))
}
