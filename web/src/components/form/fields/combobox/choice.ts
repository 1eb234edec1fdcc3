/** One thing to choose, as a list shows it. */
export interface Choice<Value> {
  /** Tells choices apart; two with the same key are the same one. */
  key: string
  label: string
  /** Tells two with the same label apart. */
  note?: string | undefined
  value: Value
}

/** What a search answers. */
export interface Found<Value> {
  choices: readonly Choice<Value>[]
  /** There are more than these. */
  more?: boolean
}

/** A line of the list: a choice, or the one that makes a new choice of the typed words. */
export interface Entry {
  key: string
  label: string
  note?: string | undefined
}

/** The entry that makes a new choice. Choices of the server have an id for a key. */
export const createKey = 'create'
