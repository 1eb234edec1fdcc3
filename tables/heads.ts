import type { FileRow } from './rows.ts'

/** A table under the names of its columns. */
export interface HeadedTable {
  heads: string[]
  rows: FileRow[]
  /** Rows with more cells than there are names: a sign that divides columns stands in a text. They are left out. */
  tooLong: FileRow[]
}

/** How many rows may stand above the names of the columns. */
const mostAbove = 40

/**
 * Which row names the columns: the one with most names that are known; else the first in which two cells or more are
 * filled; else the first.
 * @returns its place in the list
 */
export function findHeads(rows: readonly FileRow[], isKnown: (name: string) => boolean): number {
  const looked = rows.slice(0, mostAbove)
  const known = looked.map(({ cells }) => cells.filter(isKnown).length)
  const most = Math.max(0, ...known)
  if (most > 0) return known.indexOf(most)
  const filled = looked.findIndex(({ cells }) => cells.filter((cell) => cell !== '').length > 1)
  return Math.max(filled, 0)
}

/** The rows below those names. Empty cells at the end of a row do not count. */
export function tableUnder(rows: readonly FileRow[], at: number): HeadedTable {
  const heads = trimmed(rows[at]?.cells ?? [])
  const below = rows.slice(at + 1)
  return {
    heads,
    rows: below.filter(({ cells }) => trimmed(cells).length <= heads.length),
    tooLong: below.filter(({ cells }) => trimmed(cells).length > heads.length),
  }
}

const trimmed = (cells: readonly string[]): string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
