import { z } from 'zod/mini'

const uses = z.object({ papers: z.number(), templates: z.number() })

/** How many papers of teachers, and how many shared templates, have a taxonomy. */
export type Uses = z.infer<typeof uses>

/** @param json what taxonomy.chosenBy answers with; null for whoever is no administrator */
export const readUses = (json: string | null): Uses =>
  json === null ? { papers: 0, templates: 0 } : uses.parse(JSON.parse(json))

export const isUsed = ({ papers, templates }: Uses): boolean => papers + templates > 0
