import { stored } from '@/lib/stored.ts'

/** Kept in this browser: who puts the first steps off on the phone may still take them at a desk. */
const keyOf = (userId: string) => `kryt.first-steps.${userId}`

/** Whether the person has said "later" or has been through. */
export const firstStepsAreOver = (userId: string) => stored.read(keyOf(userId)) !== null

export function endFirstSteps(userId: string): void {
  stored.write(keyOf(userId), 'over')
}

interface Known {
  profile: { title: string | null } | null
  classes: readonly unknown[]
}

export type Step = 'person' | 'place' | 'class' | 'done'

/** Where somebody who comes back goes on; null when nothing is left to ask. */
export function openStep({ profile, classes }: Known): Step | null {
  if (profile === null || profile.title === null) return 'person'
  return classes.length === 0 ? 'class' : null
}
