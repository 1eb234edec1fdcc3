/** A cell of the Department's list; empty where it holds the Department's placeholder for what it does not know. */
export const knownCell = (cell: string): string =>
  /^(\.|unknown entry)$/i.test(cell.trim()) ? '' : cell.trim()
