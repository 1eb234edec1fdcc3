import { useId, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Select } from '@/components/ui/select.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import type { FileRun, NamedFile } from '@/domain/runs/file-run.ts'
import type { ChosenFile } from './choose-file.tsx'
import { ChooseHeads } from './choose-heads.tsx'
import { FileNotes } from './file-notes.tsx'
import { cellsOf, guessColumns } from './columns.ts'
import type { ImportKind } from './import-kind.ts'
import { withHeadsAt, type FileRow } from './read-table.ts'

/** Which column of the file is which. What was said for these heads the last time is said again. */
export function MapColumns<State extends FileRun, Options extends object>({
  kind,
  file: { name, hash, table: found },
  kept,
  options,
  settings,
  onMapped,
  onBack,
}: {
  kind: ImportKind<State, Options>
  file: ChosenFile
  kept: Readonly<Record<string, string>>
  options: Options
  /** What is chosen besides the columns. */
  settings?: ReactNode
  onMapped: (file: NamedFile<Options>) => void
  onBack: () => void
}) {
  const intl = useIntl()
  const id = useId()
  const [table, setTable] = useState(found)
  const [columns, setColumns] = useState(() => guessColumns(kind.columns, table.heads, kept))
  const chooseHeads = (at: number) => {
    const chosen = withHeadsAt(table, at)
    setTable(chosen)
    setColumns(guessColumns(kind.columns, chosen.heads, kept))
  }
  const twice = columns.some((key, place) => key !== '' && columns.indexOf(key) !== place)
  const named = kind.isEnough(columns)
  const begin = () =>
    onMapped({
      name,
      hash,
      mapping: Object.fromEntries(table.heads.map((head, place) => [head, columns[place] ?? ''])),
      options,
      rows: cellsOf(table.rows, columns, kind.readCell),
    })
  return (
    <>
      <p>
        <FormattedMessage
          defaultMessage="{name}: {count, plural, one {# row} other {# rows}}. Which column is which?"
          id="Ng0uz8"
          values={{ name, count: table.rows.length }}
        />
      </p>
      <FileNotes table={table} />
      <ChooseHeads table={table} onChosen={chooseHeads} />
      <ul className="divide-line border-line divide-y rounded-md border">
        {table.heads.map((head, place) => (
          <li
            key={`${String(place)} ${head}`}
            className="grid items-center gap-x-4 gap-y-1.5 px-3.5 py-2.5 min-[560px]:grid-cols-2"
          >
            <label htmlFor={`${id}-${String(place)}`} className="grid min-w-0">
              <span className="font-semibold wrap-anywhere">{head}</span>
              <span className="text-ink-muted truncate text-sm">{sample(table.rows, place)}</span>
            </label>
            <Select
              id={`${id}-${String(place)}`}
              value={columns[place] ?? ''}
              onChange={({ target }) => setColumns(columns.with(place, target.value))}
            >
              <option value="">
                {intl.formatMessage({ defaultMessage: 'Leave out', id: '3AjdQG' })}
              </option>
              {kind.columns.map(({ key, word }) => (
                <option key={key} value={key}>
                  {intl.formatMessage(word)}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
      {settings}
      {(twice || !named) && (
        <p role="alert" className="text-danger text-sm font-medium">
          {twice ? (
            <FormattedMessage defaultMessage="Two columns mean the same." id="ftk8Xj" />
          ) : (
            <FormattedMessage {...kind.notEnough} />
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <WritingButton disabled={twice || !named || table.rows.length === 0} onClick={begin}>
          <FormattedMessage defaultMessage="Check the file" id="C/x2Zf" />
        </WritingButton>
        <Button variant="outline" onClick={onBack}>
          <FormattedMessage defaultMessage="Another file" id="9hiXmX" />
        </Button>
      </div>
    </>
  )
}

/** The first thing that a column holds. */
const sample = (rows: readonly FileRow[], column: number) =>
  rows.find(({ cells }) => (cells[column] ?? '') !== '')?.cells[column] ?? '–'
