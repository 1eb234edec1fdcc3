export interface ByteRange {
  /** First and last byte, both included. */
  start: number
  end: number
}

/**
 * A single `bytes=` range of RFC 9110 14.1.2.
 * @returns null for no range, a malformed one or several ranges: the whole file is then the right answer
 */
export function parseRange(header: string | undefined, size: number): ByteRange | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (match === null || size === 0) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  if (first === '') return { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end ? null : { start, end }
}
