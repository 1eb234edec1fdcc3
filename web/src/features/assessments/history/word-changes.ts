import { diffArrays } from 'diff'

/** A run of words that both texts have, or only the older or the newer one. */
export interface WordRun {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Texts with more changes than these are compared as wholes: word by word nobody could read them. */
const mostChanges = 500

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/gu) ?? []

/** The words of two texts in one line: what stayed, what went and what came. */
export function wordChanges(before: string, after: string): WordRun[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: mostChanges }) ?? [
    { value: [before], removed: true, added: false },
    { value: [after], removed: false, added: true },
  ]
  return changes
    .map(({ value, removed, added }): WordRun => ({
      kind: removed ? 'removed' : added ? 'added' : 'same',
      text: value.join(''),
    }))
    .filter(({ text }) => text !== '')
}
