import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod/mini'
import { InfoDialog } from '@/components/form/info-dialog.tsx'
import { writeTable, type TableKind } from '@/domain/file-import/write-table.ts'
import type { BulkTarget } from '@/components/list/selection.ts'
import { Button } from '@/components/ui/button.tsx'
import { ProgressBar } from '@/components/ui/progress-bar.tsx'
import { readNow } from '@/graphql/write.ts'
import { saveFile } from '@/lib/save-file.ts'
import { today } from '@/lib/wall-time.ts'
import { ExportProductsDocument } from './catalogue-import.generated.ts'
import { fileColumns } from './file/columns.ts'

const shape = z.array(z.record(z.string(), z.string()))

/** Resources as a file that can be changed and imported again: those that were picked, or all that match. */
export function ExportCatalogue({ target, onClose }: { target: BulkTarget; onClose: () => void }) {
  const intl = useIntl()
  const client = useApolloClient()
  const [read, setRead] = useState<number | null>(null)
  const [error, setError] = useState<unknown>(null)
  const open = useRef(true)
  const isOpen = () => open.current
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [])
  const total = target.kind === 'rows' ? target.ids.length : target.count
  const start = async (kind: TableKind) => {
    setError(null)
    setRead(0)
    try {
      const asked = JSON.stringify(
        target.kind === 'rows'
          ? { ids: target.ids }
          : { filter: target.filter, words: target.words },
      )
      const rows: Record<string, string>[] = []
      for (;;) {
        const answer = await readNow(client, ExportProductsDocument, {
          target: asked,
          afterId: rows.at(-1)?.['id'] ?? null,
        })
        const next = shape.parse(JSON.parse(answer?.exportProducts ?? '[]'))
        if (!isOpen()) return
        if (next.length === 0) break
        rows.push(...next)
        setRead(rows.length)
      }
      const keys = fileColumns.map(({ key }) => key).filter((key) => key !== 'recommended_price')
      const cells = rows.map((row) => keys.map((key) => row[key] ?? ''))
      saveFile(await writeTable(kind, keys, cells), `resources-${today()}.${kind}`)
      onClose()
    } catch (problem) {
      setRead(null)
      setError(problem)
    }
  }
  return (
    <InfoDialog
      width={500}
      title={
        <FormattedMessage
          defaultMessage="Export {total, plural, one {# resource} other {# resources}}"
          id="gcBscm"
          values={{ total }}
        />
      }
      description={
        <FormattedMessage
          defaultMessage="With every column that an import knows. What you change in the file can be imported again."
          id="D5D4qV"
        />
      }
      error={error}
      onClose={onClose}
    >
      {read === null ? (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void start('xlsx')}>
            <FormattedMessage defaultMessage="For Excel (.xlsx)" id="/5x0yd" />
          </Button>
          <Button variant="outline" onClick={() => void start('csv')}>
            <FormattedMessage defaultMessage="As CSV" id="W687OX" />
          </Button>
        </div>
      ) : (
        <ProgressBar
          value={read}
          max={Math.max(read, total)}
          label={intl.formatMessage({ defaultMessage: 'Rows read', id: 'FLB9+1' })}
        />
      )}
    </InfoDialog>
  )
}
