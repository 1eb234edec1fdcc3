import { z } from 'zod/mini'

const readers = z.array(
  z.object({
    teacherProfileId: z.string(),
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    readAt: z.string(),
  }),
)

/** Who has read an announcement, the latest first. @param json what announcement_readers() answers with */
export const readReaders = (json: string | null | undefined): z.infer<typeof readers> =>
  typeof json === 'string' ? readers.parse(JSON.parse(json)) : []
