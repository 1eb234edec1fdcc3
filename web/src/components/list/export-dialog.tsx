import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Choice } from '@/components/ui/choice.tsx'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog.tsx'
import { ProgressBar } from '@/components/ui/progress-bar.tsx'
import { useOnline } from '@/lib/network-status.ts'
import { saveFile } from '@/lib/save-file.ts'
import { cellText } from './cell-text.ts'
import { isNumeric, type ListRow } from './columns.ts'
import { toCsv, type CsvStyle } from './csv.ts'
import { daysOf } from './day-range.ts'
import type { List } from './define-list.ts'
import { readAllRows } from './export-rows.ts'
import type { ListState } from './list-state.ts'

/** Exports the rows of all pages, with the present search, filters and order. */
export function ExportDialog<Row extends ListRow>({
  list,
  state,
  total,
  onClose,
}: {
  list: List<Row>
  state: ListState
  total: number | undefined
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const online = useOnline()
  const [style, setStyle] = useState<CsvStyle>('semicolon')
  const [read, setRead] = useState<number | null>(null)
  const [error, setError] = useState<unknown>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    const control = new AbortController()
    running.current = control
    setError(null)
    setRead(0)
    try {
      const rows = await readAllRows(client, list, state, {
        onProgress: setRead,
        signal: control.signal,
      })
      const columns = list.columns.filter(({ exported = true }) => exported)
      const cells = rows.map((row) =>
        columns.map((column) => ({
          text: cellText(column, row, intl),
          numeric: isNumeric(column),
        })),
      )
      const head = columns.map(({ header }) => intl.formatMessage(header))
      const file = new Blob([toCsv(head, cells, style)], { type: 'text/csv;charset=utf-8' })
      saveFile(file, `${list.id}-${daysOf({ span: 'today' }).from ?? ''}.csv`)
      onClose()
    } catch (failure) {
      if (control.signal.aborted) return
      setRead(null)
      setError(failure)
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="gap-4 p-6 min-[600px]:w-[min(500px,calc(100vw-48px))]"
      >
        <DialogTitle>
          <FormattedMessage
            defaultMessage="{total, plural, =-1 {Export the list} one {Export # row} other {Export # rows}}"
            id="cCb2XY"
            values={{ total: total ?? -1 }}
          />
        </DialogTitle>
        <p className="text-ink-muted">
          <FormattedMessage
            defaultMessage="All pages of the list with its search, filters and order, and every column."
            id="aqInkf"
          />
        </p>
        <fieldset disabled={read !== null}>
          <legend className="text-[15px] font-semibold">
            <FormattedMessage
              defaultMessage="For"
              id="fFYsJI"
              description="Which program a file is for"
            />
          </legend>
          <Choice
            type="radio"
            name="style"
            checked={style === 'semicolon'}
            onChange={() => setStyle('semicolon')}
          >
            <FormattedMessage
              defaultMessage="Excel set to South Africa (semicolons, decimal comma)"
              id="Ni1YSu"
            />
          </Choice>
          <Choice
            type="radio"
            name="style"
            checked={style === 'comma'}
            onChange={() => setStyle('comma')}
          >
            <FormattedMessage defaultMessage="Other programs (commas, decimal point)" id="3UXk4b" />
          </Choice>
        </fieldset>
        {read !== null && (
          <div className="grid gap-1.5 text-sm">
            <ProgressBar
              value={read}
              max={Math.max(read, total ?? read)}
              label={intl.formatMessage({ defaultMessage: 'Rows read', id: 'FLB9+1' })}
            />
            <p className="text-ink-muted tabular-nums">
              <FormattedMessage
                defaultMessage="{read, plural, one {# row read} other {# rows read}}"
                id="D7gbbc"
                values={{ read }}
              />
            </p>
          </div>
        )}
        <FormError error={error} />
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
          </Button>
          <Button disabled={read !== null || !online} onClick={() => void start()}>
            <FormattedMessage defaultMessage="Export" id="SVwJTM" />
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
