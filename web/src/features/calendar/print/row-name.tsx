import { FormattedMessage } from 'react-intl'
import type { PrintRow } from './print-rows.ts'

/** "1 · 08:00–08:45", "Break 10:00", "Before 08:00", "From 13:15". */
export function RowName({ row }: { row: PrintRow }) {
  if (row.kind === 'before') {
    return (
      <FormattedMessage defaultMessage="Before {time}" id="EOB29P" values={{ time: row.end }} />
    )
  }
  if (row.kind === 'after') {
    return (
      <FormattedMessage defaultMessage="From {time}" id="TPGgX+" values={{ time: row.start }} />
    )
  }
  const number = `${String(row.number)} · `
  const until = `–${row.end}`
  return (
    <>
      {row.kind === 'period' && <strong>{number}</strong>}
      {row.kind === 'break' && (
        <>
          <FormattedMessage defaultMessage="Break" id="gTq4jF" />{' '}
        </>
      )}
      {row.start}
      {row.kind === 'period' && (
        <>
          <br />
          {until}
        </>
      )}
    </>
  )
}
