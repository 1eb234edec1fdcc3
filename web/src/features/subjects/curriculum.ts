import { z } from 'zod/mini'

/** The phases of the national curriculum, in their order, with their grades. */
export const phases = {
  foundation: ['R', '3'],
  intermediate: ['4', '6'],
  senior: ['7', '9'],
  further: ['10', '12'],
} as const
export type Phase = keyof typeof phases
export const phaseNames = ['foundation', 'intermediate', 'senior', 'further'] as const

const missing = z.array(
  z.object({
    phase: z.enum(phaseNames),
    grade: z.string(),
    subject: z.string(),
    subjectAf: z.nullable(z.string()),
  }),
)

/** Subjects of the curriculum that the list has not. */
export type Missing = z.infer<typeof missing>

/** @param json what curriculum_preview() answers with; null until it has arrived */
export const readMissing = (json: string | null | undefined): Missing | null =>
  typeof json === 'string' ? missing.parse(JSON.parse(json)) : null

/** Each subject once, with its grades in their order: "Mathematics" of 4, 5 and 6. */
export function bySubject(subjects: Missing): { subject: string; grades: string[] }[] {
  const found = new Map<string, string[]>()
  for (const { subject, grade } of subjects) {
    found.set(subject, [...(found.get(subject) ?? []), grade])
  }
  return [...found].map(([subject, grades]) => ({ subject, grades }))
}
