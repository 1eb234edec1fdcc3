import { defineMessages } from 'react-intl'
import { publicationOf } from '@/domain/product/publication.ts'

const states = defineMessages({
  published: { defaultMessage: 'Sent', id: 'PJGQ6X', description: 'Status of a communication' },
  scheduled: { defaultMessage: 'Scheduled', id: 'cXAlMR' },
  unsent: { defaultMessage: 'Not sent', id: 'LDyfI1', description: 'Status of a communication' },
})

type State = keyof typeof states

/** One that is addressed to nobody reaches nobody: it is being written, or was withdrawn (docs/decisions/163). */
export const isUnsent = ({ sendTo }: { sendTo: readonly unknown[] }): boolean => sendTo.length === 0

/** Where a communication stands with its channels and its publish date. */
export function stateOf(
  row: { sendTo: readonly unknown[]; publishDate: string },
  now?: number,
): State {
  if (isUnsent(row)) return 'unsent'
  return publicationOf(row.publishDate, now) === 'scheduled' ? 'scheduled' : 'published'
}

const tones = { published: 'good', scheduled: 'note', unsent: 'waiting' } as const

/** How the list shows a state. */
export const stateBadge = (state: string) => ({
  tone: tones[state as State], // from stateOf
  label: states[state as State],
})

/** The name of the filter of those that reach nobody. */
export const unsentWord = states.unsent
