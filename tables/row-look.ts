/** "990104" and "26-11" as "9" and "9-9". */
const shape = (cell: string) =>
  cell
    .trim()
    .replaceAll(/\p{N}+/gu, '9')
    .replaceAll(/\p{L}+/gu, 'a')

/**
 * Whether lines look like rows of their own: divided as often as each other, and with a number of the same kind first. A
 * text of several lines does not.
 */
export function areRows(lines: readonly string[], delimiter: string): boolean {
  const [first, ...others] = lines.map((line) => line.split(delimiter))
  if (first === undefined || first.length < 2) return false
  const begins = shape(first[0] ?? '')
  return (
    begins.includes('9') &&
    others.length > 0 &&
    others.every((cells) => cells.length === first.length && shape(cells[0] ?? '') === begins)
  )
}
