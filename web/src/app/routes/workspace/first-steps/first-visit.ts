import { stored } from '@/lib/stored.ts'

/** Stored per browser: a person who postpones the steps on a phone may still take them on a computer. */
const keyOf = (userId: string) => `kryt.first-steps.${userId}`

/** Whether the person has postponed or finished the first steps. */
export const firstStepsAreOver = (userId: string) => stored.read(keyOf(userId)) !== null

export function endFirstSteps(userId: string): void {
  stored.write(keyOf(userId), 'over')
}

interface Known {
  profile: { title: string | null } | null
  classes: readonly unknown[]
}

export type Step = 'person' | 'place' | 'class' | 'done'

/** The step at which a returning person continues; null when all are done. */
export function openStep({ profile, classes }: Known): Step | null {
  if (profile === null || profile.title === null) return 'person'
  return classes.length === 0 ? 'class' : null
}
