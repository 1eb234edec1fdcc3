import { z } from 'zod/mini'

const added = z.array(
  z.object({
    userId: z.string(),
    email: z.nullable(z.string()),
    name: z.nullable(z.string()),
    count: z.number(),
    newest: z.string(),
    subjects: z.array(z.object({ id: z.string(), grade: z.string(), subject: z.string() })),
  }),
)

/** Who has added which subjects, whoever added last first. */
export type Added = z.infer<typeof added>
export type Adder = Added[number]

/** @param json what added_subjects() answers with; null until it has arrived */
export const readAdded = (json: string | null | undefined): Added | null =>
  typeof json === 'string' ? added.parse(JSON.parse(json)) : null

const takenBack = z.object({ deleted: z.number(), used: z.number() })

/** @param json what take_back_subjects() answers with */
export const readTakenBack = (json: string | null | undefined) =>
  takenBack.parse(JSON.parse(json ?? 'null'))
