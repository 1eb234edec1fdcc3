import { z } from 'zod/mini'

const uses = z.object({
  teachers: z.number(),
  requests: z.number(),
  papers: z.number(),
  lessons: z.number(),
  templates: z.number(),
})

/** How many teachers, open requests, papers and lessons of teachers, and shared templates, have a school. */
export type Uses = z.infer<typeof uses>

/** @param json what school.schoolUses answers with */
export const readUses = (json: string | null): Uses | null =>
  json === null ? null : uses.parse(JSON.parse(json))

export const isUsed = (of: Uses): boolean => Object.values(of).some((count) => count > 0)
