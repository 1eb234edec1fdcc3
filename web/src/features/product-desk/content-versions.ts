import { z } from 'zod/mini'

const shape = z.array(
  z.object({
    fileKey: z.string(),
    earlier: z.array(z.object({ fileKey: z.string(), replacedAt: z.string() })),
    owners: z.nullable(z.number()),
    told: z.nullable(
      z.object({ at: z.string(), count: z.number(), sentence: z.nullable(z.string()) }),
    ),
  }),
)

/** A file that replaced others: the versions that are kept, the last one first, and what the buyers were told. */
export type FileVersions = z.infer<typeof shape>[number]

/** @param answer of content_versions(); null before it has arrived */
export const readVersions = (answer: unknown): FileVersions[] =>
  typeof answer === 'string' ? shape.parse(JSON.parse(answer)) : []
