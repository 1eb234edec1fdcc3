import { ArrowRightIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { FileRow } from '@/domain/runs/file-run.ts'
import { placeKey } from './columns.ts'
import type { ShownImport } from './import-kind.ts'
import type { Outcome } from './outcomes.ts'

/** Outcomes whose reason is said. */
const withReason: readonly Outcome[] = ['error', 'failed', 'gone']

/** A row of an import: what changes in it, or why it is not taken. */
export function OutcomeRow({
  kind,
  row: { n, title, raw, before, after, errors, warning },
  row,
  outcome,
}: {
  kind: ShownImport
  row: FileRow
  outcome: Outcome
}) {
  const intl = useIntl()
  const nameOf = (column: string) => {
    const word = kind.columns.find(({ key }) => key === column)?.word
    return word === undefined ? null : intl.formatMessage(word)
  }
  const facts = kind.factsOf?.(row) ?? []
  const danger = outcome === 'gone' ? 'text-ink-muted' : 'text-danger'
  return (
    <li className="grid gap-1 px-3.5 py-2.5">
      <span className="flex flex-wrap gap-x-2">
        {/* What is not in the file has no place in it. */}
        {outcome !== 'gone' && outcome !== 'remove' && outcome !== 'removed' && (
          <span className="text-ink-muted tabular-nums">
            <FormattedMessage
              defaultMessage="Row {n, number}"
              id="70cEDF"
              values={{ n: Number(raw[placeKey] ?? n + 1) }}
            />
          </span>
        )}
        <span className="font-semibold wrap-anywhere">{title}</span>
        {facts.length > 0 && (
          <span className="text-ink-muted wrap-anywhere">{facts.join(' · ')}</span>
        )}
      </span>
      {withReason.includes(outcome) &&
        errors.map(({ column, word }) => (
          <span key={column + word} className={`${danger} flex flex-wrap gap-x-2 wrap-anywhere`}>
            <span className="font-semibold">{nameOf(column)}</span>
            <span>{kind.sentence(intl, word, short(raw[column]))}</span>
          </span>
        ))}
      {warning !== null &&
        kind.warnings[warning] !== undefined &&
        (outcome === 'create' || outcome === 'update') && (
          <span className="text-danger font-semibold">
            <FormattedMessage {...kind.warnings[warning].row} />
          </span>
        )}
      {errors.length === 0 &&
        outcome === 'update' &&
        Object.entries(after ?? {}).map(([column, value]) => (
          <span key={column} className="flex flex-wrap gap-x-2 wrap-anywhere">
            <span className="font-semibold">{nameOf(column)}</span>
            <del className="text-ink-muted">{short(before?.[column])}</del>
            <ArrowRightIcon aria-hidden="true" className="size-4 self-center" />
            <ins className="no-underline">{short(value)}</ins>
          </span>
        ))}
    </li>
  )
}

/** As much of a cell as one looks at. */
const short = (text: string | undefined) =>
  text === undefined || text === '' ? '–' : text.length > 120 ? `${text.slice(0, 120)}…` : text
