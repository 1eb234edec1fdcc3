import { isWhole, type FileRun, type NamedFile } from '@/domain/runs/file-run.ts'
import type { ChosenFile } from './choose-file.tsx'
import { cellsOf } from './columns.ts'
import type { ImportKind } from './import-kind.ts'
import { withHeadsAt } from './read-table.ts'

/** Whether an import waits for the rest of its rows: the window was closed while they were sent. */
export const isBroken = (last: FileRun): boolean => !isWhole(last) && last.status === 'checking'

/**
 * The file of an import whose rows did not all arrive, chosen once more, with its columns named as they were then. Null for
 * another file, and where two columns have the same head, by which they cannot be told apart.
 */
export function sameFile<State extends FileRun, Options extends object>(
  kind: Pick<ImportKind<State, Options>, 'readCell' | 'optionsOf'>,
  last: State,
  chosen: ChosenFile,
): NamedFile<Options> | null {
  const { mapping } = last
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
    options: kind.optionsOf(last),
    rows: cellsOf(
      table.rows,
      table.heads.map((head) => mapping[head] ?? ''),
      kind.readCell,
    ),
  }
}
