import { CheckIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Badge } from '@/components/ui/badge.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatMoment, formatShortDay, formatShortMoment } from '@/lib/dates.ts'
import { formatRand, parseRand } from '@/lib/money.ts'
import { BrokenCell } from './broken-cell.tsx'
import type { Column } from './columns.ts'
import { say } from './words.ts'

/** Shown for an empty value. */
const none = '–'

interface CellProps<Row> {
  column: Column<Row, never>
  row: Row
  /** Cuts a long text with an ellipsis, because table rows all have the same height. The tooltip has the whole text. */
  oneLine?: boolean
}

/** The value of a column in a row, drawn according to the column's kind; a value that is none is said to be that. */
export function ListCell<Row extends object>(props: CellProps<Row>): ReactNode {
  return (
    <BrokenCell row={props.row}>
      <Value {...props} />
    </BrokenCell>
  )
}

function Value<Row>({ column, row, oneLine = false }: CellProps<Row>): ReactNode {
  const intl = useIntl()
  const locale = useLocale()
  switch (column.kind) {
    case 'custom':
      return column.cell(row)
    case 'text': {
      const text = column.value(row, intl)
      if (text === null || !oneLine) return text ?? none
      return (
        <span title={text} className="block max-w-[var(--list-text,256px)] truncate">
          {text}
        </span>
      )
    }
    case 'number': {
      const number = column.value(row)
      if (number === null) return none
      if (!Number.isFinite(number)) throw new RangeError(`not a number: ${String(number)}`)
      return intl.formatNumber(number)
    }
    case 'money': {
      const amount = column.value(row)
      return amount === null ? (
        none
      ) : (
        <span className="whitespace-nowrap">{formatRand(parseRand(amount), locale)}</span>
      )
    }
    case 'date':
    case 'moment':
    case 'datetime': {
      const moment = column.value(row)
      if (moment === null) return none
      return (
        <time
          dateTime={moment}
          className="whitespace-nowrap"
          {...(column.kind === 'moment' ? { title: formatMoment(moment, locale) } : {})}
        >
          {column.kind === 'datetime'
            ? formatShortMoment(moment, locale)
            : formatShortDay(moment, locale)}
        </time>
      )
    }
    case 'check':
      return column.value(row) ? (
        <CheckIcon
          role="img"
          aria-label={intl.formatMessage({ defaultMessage: 'Yes', id: 'a5msuh' })}
          className="text-board inline size-[18px]"
        />
      ) : (
        <span className="sr-only">
          {intl.formatMessage({ defaultMessage: 'No', id: 'oUWADl' })}
        </span>
      )
    case 'status': {
      const status = column.value(row)
      if (status === null) return none
      const { tone, label } = column.badge(status)
      return <Badge tone={tone}>{say(intl, label)}</Badge>
    }
  }
}
