import { withoutGuard } from '@kryt/tables/harmless'
import type { FileRow } from '@kryt/tables/file-rows'

/** A column of a catalogue file: its name in the files that the shop writes, and what other files call it. */
interface FileColumn {
  key: string
  /** In lower case, with single spaces for other signs. */
  also: readonly string[]
}

/** In the order of the file. The keys are those of product_texts() in the database. */
export const fileColumns: readonly FileColumn[] = [
  { key: 'id', also: [] },
  { key: 'sku', also: ['code', 'item code', 'stock code', 'kode'] },
  { key: 'title', also: ['name', 'product', 'product name', 'resource', 'titel', 'naam'] },
  { key: 'description', also: ['body', 'beskrywing'] },
  { key: 'price', also: ['selling price', 'prys', 'verkoopprys'] },
  { key: 'recommended_price', also: ['recommended price', 'rrp', 'aanbevole prys'] },
  { key: 'discount', also: ['discount percentage', 'afslag'] },
  { key: 'category', also: ['kategorie'] },
  { key: 'tags', also: ['tag', 'etikette', 'keywords'] },
  { key: 'publish_date', also: ['published', 'publish date', 'publiseerdatum'] },
  { key: 'featured', also: ['uitgelig'] },
  { key: 'physical', also: ['posted', 'fisies'] },
  { key: 'subscription', also: ['subscription product', 'intekening'] },
  { key: 'e_commerce', also: ['e com', 'ecommerce', 'e commerce product', 'aanlyn'] },
  { key: 'language', also: ['taal'] },
  { key: 'term', also: ['kwartaal'] },
  { key: 'topic', also: ['onderwerp', 'tema'] },
  { key: 'pages', also: ['page count', 'bladsye'] },
  { key: 'marks', also: ['total marks', 'punte'] },
  { key: 'video_ids', also: ['videos', 'video', 'video ids'] },
  { key: 'files', also: ['leers'] },
  { key: 'pictures', also: ['images', 'thumbnails', 'prente'] },
  { key: 'questions', also: ['vrae'] },
]

/** Lower case without accents, every other sign a single space: as heads are compared. */
const plain = (head: string) =>
  head
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * Which column each head of a file means; an empty text for none. A column is meant once, by the first that names it.
 * @param kept what was chosen for these heads the last time
 */
export function guessColumns(
  heads: readonly string[],
  kept: Readonly<Record<string, string>> = {},
): string[] {
  const taken = new Set<string>()
  return heads.map((head) => {
    const named = plain(head)
    const known =
      kept[head] ??
      fileColumns.find(({ key, also }) => plain(key) === named || also.includes(named))?.key ??
      ''
    if (known === '' || taken.has(known)) return ''
    taken.add(known)
    return known
  })
}

/** Whether a cell names a column. */
export const isHead = (cell: string): boolean => {
  const named = plain(cell)
  return fileColumns.some(({ key, also }) => plain(key) === named || also.includes(named))
}

/** The key under which a row tells its place in the file; no column of the database. */
export const placeKey = '_row'

/** The rows as the database takes them, by the keys of their columns, without what keeps a spreadsheet from calculating. */
export const cellsOf = (
  rows: readonly FileRow[],
  columns: readonly string[],
): Record<string, string>[] =>
  rows.map(({ place, cells }) => ({
    ...Object.fromEntries(
      columns.flatMap((key, column) =>
        key === '' ? [] : [[key, withoutGuard(cells[column] ?? '')]],
      ),
    ),
    [placeKey]: String(place),
  }))
