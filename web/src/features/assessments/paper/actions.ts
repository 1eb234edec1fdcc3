import type { Level, Meta, NumberField, Part, Paper, PartType, Question, Text } from './paper.ts'

/** Every edit of a paper. What is new brings its id along, so that the reducer is pure. */
export type Action =
  | { kind: 'meta'; change: Partial<Meta> }
  | { kind: 'heading'; label: string; value: string }
  | { kind: 'taxonomies'; ids: readonly string[]; levels: readonly Level[] }
  | { kind: 'add-instruction'; id: string; text: string }
  | { kind: 'change-instruction'; id: string; text: string }
  | { kind: 'remove-instruction'; id: string }
  | { kind: 'move-instruction'; id: string; by: -1 | 1 }
  /** What an instruction, a section title or an option says in the other language. */
  | { kind: 'translate-instruction'; id: string; text: string }
  | { kind: 'translate-section'; section: string; text: string }
  | { kind: 'translate-item'; part: string; item: string; text: string }
  | { kind: 'text'; slot: string; value: Text | null }
  /** At the end, or after another; `id` is for the question, the next one for its first part. */
  | { kind: 'add-question'; id: string; after: string | null }
  /** A whole question from elsewhere, at the end, or before or after another. */
  | {
      kind: 'insert-question'
      whole: Question
      texts: Paper['texts']
      at: InsertPlace | null
    }
  | { kind: 'remove-question'; question: string }
  | { kind: 'duplicate-question'; question: string; id: string }
  | { kind: 'change-question'; question: string; change: QuestionChange }
  | { kind: 'move-question'; question: string; by: -1 | 1 }
  /** To a place in a section, counted without the question. */
  | { kind: 'place-question'; question: string; section: string; at: number }
  /** The question ends before this part, which starts a new one. */
  | { kind: 'split'; part: string; id: string }
  /** With the question before it. */
  | { kind: 'join'; question: string }
  | { kind: 'start-section'; question: string; id: string; title: string }
  | { kind: 'end-section'; section: string }
  | { kind: 'section-title'; section: string; title: string }
  | { kind: 'add-part'; question: string; after: string | null; id: string }
  | { kind: 'remove-part'; part: string }
  | { kind: 'duplicate-part'; part: string; id: string }
  | { kind: 'change-part'; part: string; change: PartChange }
  | { kind: 'retype'; part: string; type: PartType | null; id: string }
  | { kind: 'marks'; part: string; marks: number | null }
  | { kind: 'level'; part: string; level: Level | null }
  | { kind: 'move-part'; part: string; by: -1 | 1 }
  | { kind: 'place-part'; part: string; question: string; at: number }
  | { kind: 'add-item'; part: string; id: string; after: string | null; texts: readonly string[] }
  | { kind: 'change-item'; part: string; item: string; text: string }
  | { kind: 'remove-item'; part: string; item: string }
  | { kind: 'move-item'; part: string; item: string; by: -1 | 1 }
  | { kind: 'right'; part: string; item: string; right: boolean }
  /** What keeps its place in version B: an option, or a whole part or question. */
  | { kind: 'pin-item'; part: string; item: string; pinned: boolean }
  | { kind: 'pin-part'; part: string; pinned: boolean }
  | { kind: 'pin-question'; question: string; pinned: boolean }
  /** What stands in a field for a number and is none; null once it is one. */
  | { kind: 'unread'; at: string; field: NumberField; text: string | null }
  /** What was saved elsewhere is taken in. */
  | { kind: 'replace'; paper: Paper }

/** Beside which question of the paper another one is inserted. */
export interface InsertPlace {
  question: string
  after: boolean
}

type QuestionChange = Partial<Pick<Question, 'title' | 'minutes' | 'marks'>>
type PartChange = Partial<Pick<Part, 'label' | 'placeholder' | 'hint' | 'depth'>>

/** The question, part, section or slot that an action is about: undoing it leads there. */
export function placeOf(action: Action): string | null {
  if (action.kind === 'meta') return 'details'
  if (action.kind === 'unread') return action.at
  if ('part' in action) return action.part
  if ('question' in action) return action.question
  if ('section' in action) return action.section
  if ('slot' in action) return action.slot.slice(action.slot.indexOf(':') + 1)
  if (action.kind === 'insert-question') return action.whole.id
  return 'id' in action ? action.id : null
}
