import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DropZone } from '@/components/form/fields/file/drop-zone.tsx'
import { Field } from '@/components/form/field.tsx'
import { InfoDialog } from '@/components/form/info-dialog.tsx'
import { BankFormsDocument } from './eft-desk.generated.ts'
import { keptForms } from './kept-forms.ts'
import { MapColumnsDialog } from './map-columns-dialog.tsx'
import { readStatement, type ReadFile } from './read/read-statement.ts'
import { StatementProblems } from './statement-problems.tsx'
import { StoreStatementDialog } from './store-statement-dialog.tsx'

const mostBytes = 5_000_000

/** Reads a statement of the bank: the file is chosen, its columns named if nobody has yet, then looked at and stored. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const { data, error } = useQuery(BankFormsDocument, { fetchPolicy: 'cache-and-network' })
  const [file, setFile] = useState<{ name: string; read: ReadFile } | null>(null)
  // Which of the accounts in the file is looked at.
  const [at, setAt] = useState(0)
  const last = data?.lastStatement.edges[0]?.node ?? null
  const take = async ([chosen]: File[]) => {
    if (chosen === undefined) return
    const read: ReadFile =
      chosen.size > mostBytes
        ? { kind: 'not a statement' }
        : await readStatement(new Uint8Array(await chosen.arrayBuffer()), keptForms(data))
    setFile({ name: chosen.name, read })
  }
  if (file?.read.kind === 'unknown form') {
    return (
      <MapColumnsDialog
        form={file.read.form}
        onRead={(statement) =>
          setFile({ name: file.name, read: { kind: 'statement', statement, more: [] } })
        }
        onClose={onClose}
      />
    )
  }
  if (file?.read.kind === 'statement' && file.read.statement.lines.length > 0) {
    const all = [file.read.statement, ...file.read.more]
    const statement = all[at]
    if (statement !== undefined) {
      return (
        <StoreStatementDialog
          key={at}
          fileName={file.name}
          statement={statement}
          last={last}
          step={{ at: at + 1, of: all.length }}
          onSaved={() => (at + 1 < all.length ? setAt(at + 1) : onClose())}
          onClose={onClose}
        />
      )
    }
  }
  const problems = file?.read.kind === 'statement' ? file.read.statement.problems : []
  return (
    <InfoDialog
      width={500}
      title={<FormattedMessage defaultMessage="Upload a bank statement" id="G/CurA" />}
      description={
        <FormattedMessage
          defaultMessage="The file as you download it from FNB, Absa, Standard Bank, Nedbank, Capitec or another bank, as CSV, OFX or .xlsx. Please do not save it with a spreadsheet first: that changes dates, amounts and the number of the account."
          id="aBtYRX"
        />
      }
      error={error ?? null}
      onClose={onClose}
    >
      <StatementProblems problems={problems} />
      <Field
        label={<FormattedMessage defaultMessage="Statement" id="NR5v52" />}
        hint={
          <FormattedMessage
            defaultMessage="A file that you have uploaded before adds only what is new."
            id="0uMoEV"
          />
        }
        error={
          file === null
            ? undefined
            : intl.formatMessage(
                {
                  defaultMessage:
                    'We find no transactions in {name}. Please download the statement as CSV, OFX or .xlsx, at most 5 MB.',
                  id: 'QVu0dA',
                },
                { name: file.name },
              )
        }
      >
        {(control) => (
          <DropZone
            control={control}
            inputRef={null}
            onBlur={() => undefined}
            accept={['.csv', '.txt', '.xlsx', '.ofx', '.qfx', 'text/csv', 'application/x-ofx']}
            disabled={false}
            onFiles={(files) => void take(files)}
            picked={null}
          />
        )}
      </Field>
    </InfoDialog>
  )
}
