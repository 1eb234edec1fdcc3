import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { AuditLogDocument } from './audit-log.generated.ts'
import { AuditEntry } from './audit-entry.tsx'

/** A row of a table, as the audit names it. */
export interface AuditedRow {
  table: string
  id: string
}

const pageSize = 20

/** The changes of these rows, the newest first, page by page. */
export function AuditList({ rows }: { rows: readonly AuditedRow[] }) {
  const [page, setPage] = useState(0)
  const { data, previousData, error, refetch } = useQuery(AuditLogDocument, {
    variables: {
      tables: [...new Set(rows.map(({ table }) => table))],
      rows: rows.map(({ id }) => id),
      first: pageSize,
      offset: page * pageSize,
    },
    // Somebody may have changed the row a moment ago.
    fetchPolicy: 'cache-and-network',
  })
  const shown = (data ?? previousData)?.adminAuditCollection
  if (error !== undefined && shown === undefined) {
    return (
      <div className="mt-6 grid justify-items-start gap-4">
        <FormError error={error} />
        <Button variant="outline" size="sm" onClick={() => void refetch()}>
          <FormattedMessage defaultMessage="Try again" id="FazwRl" />
        </Button>
      </div>
    )
  }
  if (shown === undefined) return <Waiting />
  const count = shown.totalCount
  const pages = Math.max(1, Math.ceil(count / pageSize))
  return (
    <>
      <p role="status" className="text-ink-muted mt-2 text-sm">
        <FormattedMessage
          defaultMessage="{count, plural, =0 {Nobody has changed this in the back-office yet.} one {# change} other {# changes}}"
          id="UK3SiQ"
          values={{ count }}
        />
      </p>
      <ol className="mt-2" aria-busy={data === undefined}>
        {shown.edges.map(({ node }) => (
          <AuditEntry
            key={node.nodeId}
            row={node}
            naming={rows.some(({ table }) => table !== rows[0]?.table)}
          />
        ))}
      </ol>
      {pages > 1 && (
        <div className="border-line mt-2 flex items-center justify-between gap-3 border-t pt-4">
          <Button
            variant="outline"
            size="sm"
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          >
            <FormattedMessage defaultMessage="Newer" id="+130Y3" />
          </Button>
          <span className="text-ink-muted text-sm tabular-nums">
            <FormattedMessage
              defaultMessage="{page} of {pages}"
              id="ZRiGN7"
              values={{ page: page + 1, pages }}
            />
          </span>
          <Button
            variant="outline"
            size="sm"
            disabled={page + 1 >= pages}
            onClick={() => setPage(page + 1)}
          >
            <FormattedMessage defaultMessage="Older" id="iIeVwA" />
          </Button>
        </div>
      )}
    </>
  )
}

function Waiting() {
  return (
    <div className="mt-6 grid gap-5" aria-busy="true">
      {[0, 1, 2].map((one) => (
        <div key={one} className="grid gap-2">
          <Skeleton className="h-5 w-56" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-10 w-full" />
        </div>
      ))}
    </div>
  )
}
