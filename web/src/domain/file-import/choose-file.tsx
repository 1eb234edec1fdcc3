import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { DropZone } from '@/components/form/fields/file/drop-zone.tsx'
import { Button } from '@/components/ui/button.tsx'
import { saveFile } from '@/lib/save-file.ts'
import type { AnyImport } from './import-kind.ts'
import { tableWords } from './import-words.ts'
import { hashOf, mostBytes, readTable, type NoTable, type Table } from './read-table.ts'
import { writeTable, type TableKind } from './write-table.ts'

export interface ChosenFile {
  name: string
  hash: string
  table: Table
}

/** The file to import, and an empty one to fill in. */
export function ChooseFile({
  kind: { columns, hint, emptyFile },
  onChosen,
}: {
  kind: Pick<AnyImport, 'columns' | 'hint' | 'emptyFile'>
  onChosen: (file: ChosenFile) => void
}) {
  const intl = useIntl()
  const [problem, setProblem] = useState<NoTable | null>(null)
  const [reading, setReading] = useState(false)
  const take = async ([file]: File[]) => {
    if (file === undefined) return
    setProblem(null)
    if (file.size > mostBytes) {
      setProblem('too_large')
      return
    }
    setReading(true)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const table = await readTable(bytes, columns)
    setReading(false)
    if (typeof table === 'string') setProblem(table)
    else onChosen({ name: file.name, hash: await hashOf(bytes), table })
  }
  const template = async (as: TableKind) =>
    saveFile(
      await writeTable(
        as,
        columns.map(({ key }) => key),
        [],
      ),
      `${emptyFile}.${as}`,
    )
  const word = problem === null ? undefined : tableWords[problem]
  return (
    <>
      <Field
        label={<FormattedMessage defaultMessage="File" id="gyrIEl" />}
        hint={intl.formatMessage(hint)}
        error={word && intl.formatMessage(word)}
      >
        {(control) => (
          <DropZone
            control={control}
            inputRef={null}
            onBlur={() => undefined}
            accept={['.csv', '.txt', '.xlsx', 'text/csv']}
            disabled={reading}
            onFiles={(files) => void take(files)}
            picked={
              reading ? <FormattedMessage defaultMessage="Reading the file…" id="CA7x4I" /> : null
            }
          />
        )}
      </Field>
      <p className="text-ink-muted flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <FormattedMessage defaultMessage="An empty file with all columns:" id="dm8O+7" />
        <Button variant="link" size="inline" onClick={() => void template('xlsx')}>
          <FormattedMessage defaultMessage="Excel" id="vwxVnf" />
        </Button>
        <Button variant="link" size="inline" onClick={() => void template('csv')}>
          <FormattedMessage defaultMessage="CSV" id="8UzT6d" />
        </Button>
      </p>
    </>
  )
}
