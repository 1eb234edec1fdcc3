export interface ByteRange {
  /** First and last byte, both inclusive. */
  start: number
  end: number
}

/**
 * A single `bytes=` range of RFC 9110 14.1.2.
 * @returns null without a range, or for a malformed or multiple one: the whole file is then the correct answer;
 * 'unsatisfiable' for one that starts beyond the end
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (match === null) return null
  const [, first = '', last = ''] = match
  if (first === '') {
    if (last === '') return null
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return null
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
