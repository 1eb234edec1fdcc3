import type { Entry } from './entries.sql.ts'

const keyOf = ({ kind, object, name }: Entry) => [kind, object, name].join(' ').trim()

/** What differs, a paragraph for each: its name and the lines that only one side has. Empty when nothing does. */
export function compareEntries(before: readonly Entry[], after: readonly Entry[]): string[] {
  const was = new Map(before.map((entry) => [keyOf(entry), entry.text]))
  const is = new Map(after.map((entry) => [keyOf(entry), entry.text]))
  refuseTwins(before)
  refuseTwins(after)
  const keys = [...new Set([...was.keys(), ...is.keys()])].sort()
  return keys.flatMap((key) => {
    const [left, right] = [was.get(key), is.get(key)]
    if (left === right) return []
    if (left === undefined) return [`new: ${key}\n${marked('+', right?.split('\n') ?? [])}`]
    if (right === undefined) return [`gone: ${key}\n${marked('-', left.split('\n'))}`]
    return [`changed: ${key}\n${changedLines(left.split('\n'), right.split('\n'))}`]
  })
}

/** A second entry of the same name would hide the first. */
function refuseTwins(entries: readonly Entry[]): void {
  const seen = new Set<string>()
  for (const key of entries.map(keyOf)) {
    if (seen.has(key)) throw new Error(`two entries of the catalogue are named ${key}`)
    seen.add(key)
  }
}

const marked = (sign: string, lines: string[]) =>
  lines.map((line) => `  ${sign} ${line}`).join('\n')

/** Lines of one side alone; when the same lines stand in another order, all of them. */
function changedLines(left: string[], right: string[]): string {
  const removed = left.filter((line) => !right.includes(line))
  const added = right.filter((line) => !left.includes(line))
  const reordered = removed.length + added.length === 0
  return `${marked('-', reordered ? left : removed)}\n${marked('+', reordered ? right : added)}`
}
