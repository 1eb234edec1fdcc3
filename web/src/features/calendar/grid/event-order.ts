export interface Timed {
  title: string
  /** Wall times, or days when it lasts all day; the end is the first moment after it. */
  start: string
  end: string
}

/** The same order as `eventOrder` of the grid: the earlier first, then the longer, then by name. */
export function inOrder(a: Timed, b: Timed): number {
  if (a.start !== b.start) return a.start < b.start ? -1 : 1
  if (a.end !== b.end) return a.end > b.end ? -1 : 1
  return a.title.localeCompare(b.title)
}
