import { z } from 'zod/mini'
import { certaintyKeys } from './taxonomy-schema.ts'

const missing = z.array(
  z.object({
    name: z.string(),
    language: z.enum(['en', 'af']),
    certainty: z.enum(certaintyKeys),
    source: z.string(),
    labels: z.array(z.string()),
    percentages: z.array(z.number()),
  }),
)

/** Sets of levels of the curriculum that the list has not. */
export type Missing = z.infer<typeof missing>

/** @param json what taxonomy_preview() answers with; null until it has arrived */
export const readMissing = (json: string | null | undefined): Missing | null =>
  typeof json === 'string' ? missing.parse(JSON.parse(json)) : null
