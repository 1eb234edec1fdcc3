/** A run of words that both texts have, or only the older or the newer one. */
export interface WordRun {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Longer texts than about five hundred words each are compared as wholes. */
const mostCells = 250_000

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/gu) ?? []

/** For each pair of places, how many words the rests of the two have in common. */
function common(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const below = table[one + 1]?.[other] ?? 0
      const beside = table[one]?.[other + 1] ?? 0
      const row = table[one]
      if (row === undefined) continue
      row[other] =
        before[one] === after[other]
          ? (table[one + 1]?.[other + 1] ?? 0) + 1
          : Math.max(below, beside)
    }
  return table
}

/** The words of two texts in one line: what stayed, what went and what came. */
export function wordChanges(before: string, after: string): WordRun[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const runs: WordRun[] = []
  const add = (kind: WordRun['kind'], text: string) => {
    const last = runs.at(-1)
    if (text === '') return
    if (last?.kind === kind) last.text += text
    else runs.push({ kind, text })
  }
  if (old.length * now.length > mostCells) {
    add('removed', before)
    add('added', after)
    return runs
  }
  const table = common(old, now)
  let [one, other] = [0, 0]
  while (one < old.length || other < now.length) {
    const [word, next] = [old[one], now[other]]
    if (word !== undefined && word === next) {
      add('same', word)
      one += 1
      other += 1
    } else if (
      next === undefined ||
      (word !== undefined && (table[one + 1]?.[other] ?? 0) >= (table[one]?.[other + 1] ?? 0))
    ) {
      add('removed', word ?? '')
      one += 1
    } else {
      add('added', next)
      other += 1
    }
  }
  return runs
}
