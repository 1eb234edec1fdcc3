import { FormattedMessage, useIntl } from 'react-intl'
import { actorName } from '@/domain/changes/actor-name.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatMoment } from '@/lib/dates.ts'
import { auditChanges, type AuditChange } from './audit-changes.ts'
import { AuditValue } from './audit-value.tsx'
import { columnName, tableName } from './column-names.ts'

export interface AuditRow {
  createdAt: string
  actor: string
  tableName: string
  verb: string
  oldValues: unknown
  newValues: unknown
}

/** One change: who, when, and each field before and after. */
export function AuditEntry({ row, naming }: { row: AuditRow; naming: boolean }) {
  const intl = useIntl()
  const locale = useLocale()
  const name = tableName(row.tableName)
  return (
    <li className="border-line border-t py-4 first:border-t-0">
      <p className="text-[15px]">
        <Deed verb={row.verb} who={actorName(row.actor)} />
      </p>
      <p className="text-ink-muted text-sm">
        <time dateTime={row.createdAt}>{formatMoment(row.createdAt, locale)}</time>
        {naming && name !== undefined && (
          <span className="before:mx-1.5 before:content-['·']">{intl.formatMessage(name)}</span>
        )}
      </p>
      <dl className="mt-2 grid gap-2">
        {auditChanges(row.tableName, row.oldValues, row.newValues).map((change) => (
          <Change key={change.column} table={row.tableName} change={change} />
        ))}
      </dl>
    </li>
  )
}

function Deed({ verb, who }: { verb: string; who: string }) {
  const person = <strong className="font-semibold wrap-anywhere">{who}</strong>
  switch (verb) {
    case 'insert':
      return (
        <FormattedMessage defaultMessage="Created by {who}" id="HOgi4o" values={{ who: person }} />
      )
    case 'delete':
      return (
        <FormattedMessage defaultMessage="Deleted by {who}" id="tU0ch+" values={{ who: person }} />
      )
    default:
      return (
        <FormattedMessage defaultMessage="Changed by {who}" id="Jr+hyM" values={{ who: person }} />
      )
  }
}

function Change({ table, change }: { table: string; change: AuditChange }) {
  const intl = useIntl()
  const name = columnName(table, change.column)
  return (
    <div className="grid gap-0.5 text-sm">
      <dt className="text-ink-muted">
        {name === undefined ? change.column : intl.formatMessage(name)}
      </dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 gap-y-1 wrap-anywhere">
        {'before' in change && (
          <del className="bg-danger/10 rounded-sm px-1.5 py-0.5">
            <span className="sr-only after:content-['_']">
              <FormattedMessage
                defaultMessage="Before:"
                description="Comes before an old value"
                id="B9upRM"
              />
            </span>
            <AuditValue column={change.column} value={change.before} />
          </del>
        )}
        {'after' in change && (
          <ins className="bg-chalk-green/15 rounded-sm px-1.5 py-0.5 no-underline">
            <span className="sr-only after:content-['_']">
              <FormattedMessage
                defaultMessage="After:"
                description="Comes before a new value"
                id="JFGF/2"
              />
            </span>
            <AuditValue column={change.column} value={change.after} />
          </ins>
        )}
      </dd>
    </div>
  )
}
