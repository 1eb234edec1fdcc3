import { z } from 'zod/mini'

const uses = z.object({
  classes: z.number(),
  lessons: z.number(),
  papers: z.number(),
  templates: z.number(),
})

const merged = z.extend(uses, { renamed: z.number() })

/** How many classes, lessons and papers of teachers, and how many shared templates, have a subject. */
export type Uses = z.infer<typeof uses>

/** What a merge moves, and how many classes get a number after their name. */
export type Merged = z.infer<typeof merged>

/** @param json what subject.usedBy answers with */
export const readUses = (json: string | null): Uses | null =>
  json === null ? null : uses.parse(JSON.parse(json))

/** @param json what subject_merge_preview() answers with */
export const readMerged = (json: string | null | undefined): Merged | null =>
  typeof json === 'string' ? merged.parse(JSON.parse(json)) : null

export const isUsed = ({ classes, lessons, papers, templates }: Uses): boolean =>
  classes + lessons + papers + templates > 0
