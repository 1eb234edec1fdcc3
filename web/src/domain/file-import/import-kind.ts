import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { FileRow, FileRun } from '@/domain/runs/file-run.ts'
import type { RunKind } from '@/domain/runs/run-kind.ts'
import type { FileColumn, ReadCell } from './columns.ts'

/** What the screens of an import ask of a kind of file; its run is the engine's. */
export interface ImportKind<State extends FileRun, Options extends object> {
  runs: RunKind<State, FileRow>
  /** The columns that a file may have, in the order of the one that we write. */
  columns: readonly FileColumn[]
  /** What a text of a column means; left out where it is taken as it stands. */
  readCell?: ReadCell
  /** A cell as it was typed, for the file of rows that were not taken. */
  asTyped?: ReadCell
  /** The empty file to fill in, without its ending. */
  emptyFile: string
  /** What is asked of a file before it is chosen. */
  hint: MessageDescriptor
  /** Whether these columns are enough to import anything, and what is said when they are not. */
  isEnough: (keys: readonly string[]) => boolean
  notEnough: MessageDescriptor
  /** Why a row is not taken. @param cell what the file has there */
  sentence: (intl: IntlShape, word: string, cell: string) => string
  /** What else is told of a row beside its title. */
  factsOf?: (row: FileRow) => readonly string[]
  /** What is said of a row with a warning, and of how many there are. */
  warnings: Readonly<Record<string, { row: MessageDescriptor; count: MessageDescriptor }>>
  /** What was chosen for a run besides its columns. */
  optionsOf: (now: State) => Options
}

/** Any kind of file, for what looks at its columns and words alone. */
export type AnyImport = Omit<ImportKind<FileRun, object>, 'optionsOf'>

/** What showing the rows of an import takes. */
export type ShownImport = Pick<
  AnyImport,
  'runs' | 'columns' | 'sentence' | 'factsOf' | 'warnings' | 'asTyped'
>
