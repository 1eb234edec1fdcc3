import { z } from 'zod/mini'

const started = z.object({ lessons: z.number(), teachers: z.number() })

/** How many lessons of how many teachers were started from a template and are still there. */
export type Started = z.infer<typeof started>

/** @param json what subjectTemplate.started answers with; nothing to people who are no administrators */
export const readStarted = (json: string | null): Started =>
  json === null ? { lessons: 0, teachers: 0 } : started.parse(JSON.parse(json))
