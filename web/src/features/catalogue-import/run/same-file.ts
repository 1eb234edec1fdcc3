import type { ChosenFile } from '../choose-file.tsx'
import { cellsOf } from '../file/columns.ts'
import { withHeadsAt } from '../file/read-table.ts'
import { isWhole } from '@/domain/runs/file-run.ts'
import type { ImportState, NamedCatalogue } from './catalogue-run.ts'

/** Whether an import waits for the rest of its rows: the window was closed while they were sent. */
export const isBroken = (last: ImportState): boolean => !isWhole(last) && last.status === 'checking'

/**
 * The file of an import whose rows did not all arrive, chosen once more, with its columns named as they were then. Null for
 * another file, and where two columns have the same head, by which they cannot be told apart.
 */
export function sameFile(last: ImportState, chosen: ChosenFile): NamedCatalogue | null {
  const { mapping, options } = last
  const { name, hash } = chosen
  // Where the names stand may have been pressed.
  const at = chosen.table.all.findIndex(({ cells }) =>
    cells.every((cell) => cell === '' || cell in mapping),
  )
  const table = at === -1 ? chosen.table : withHeadsAt(chosen.table, at)
  const once = new Set(table.heads).size === table.heads.length
  if (!isBroken(last) || last.fileHash !== hash || !once) return null
  return {
    name,
    hash,
    mapping,
    options: { createTags: options.createTags === true },
    rows: cellsOf(
      table.rows,
      table.heads.map((head) => mapping[head] ?? ''),
    ),
  }
}
