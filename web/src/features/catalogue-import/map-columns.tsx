import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Choice } from '@/components/ui/choice.tsx'
import { Select } from '@/components/ui/select.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import type { ChosenFile } from './choose-file.tsx'
import { ChooseHeads } from './choose-heads.tsx'
import { FileNotes } from './file-notes.tsx'
import { cellsOf, fileColumns, guessColumns } from './file/columns.ts'
import { withHeadsAt, type FileRow } from './file/read-table.ts'
import type { NamedCatalogue } from './run/catalogue-run.ts'

/** Which column of the file is which. What was said for these heads the last time is said again. */
export function MapColumns({
  file: { name, hash, table: found },
  kept,
  onMapped,
  onBack,
}: {
  file: ChosenFile
  kept: Readonly<Record<string, string>>
  onMapped: (file: NamedCatalogue) => void
  onBack: () => void
}) {
  const intl = useIntl()
  const id = useId()
  const [table, setTable] = useState(found)
  const [columns, setColumns] = useState(() => guessColumns(table.heads, kept))
  const chooseHeads = (at: number) => {
    const chosen = withHeadsAt(table, at)
    setTable(chosen)
    setColumns(guessColumns(chosen.heads, kept))
  }
  const [createTags, setCreateTags] = useState(false)
  const twice = columns.some((key, place) => key !== '' && columns.indexOf(key) !== place)
  const named = columns.includes('title') || columns.includes('id') || columns.includes('sku')
  const begin = () =>
    onMapped({
      name,
      hash,
      mapping: Object.fromEntries(table.heads.map((head, place) => [head, columns[place] ?? ''])),
      options: { createTags },
      rows: cellsOf(table.rows, columns),
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
              {fileColumns.map(({ key, word }) => (
                <option key={key} value={key}>
                  {intl.formatMessage(word)}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
      <Choice
        type="checkbox"
        checked={createTags}
        onChange={({ target }) => setCreateTags(target.checked)}
      >
        <FormattedMessage defaultMessage="Make tags that do not exist yet" id="z1GUv2" />
      </Choice>
      {(twice || !named) && (
        <p role="alert" className="text-danger text-sm font-medium">
          {twice ? (
            <FormattedMessage defaultMessage="Two columns mean the same." id="ftk8Xj" />
          ) : (
            <FormattedMessage
              defaultMessage="Choose the column with the title, the SKU or the id."
              id="vy24w1"
            />
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
