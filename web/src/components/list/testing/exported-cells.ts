import { createIntl } from 'react-intl'
import { cellText } from '../cell-text.ts'
import { isNumeric, type ListRow } from '../columns.ts'
import { toCsv } from '../csv.ts'
import type { List } from '../define-list.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })

/**
 * The lines of the file that a list exports for some rows, in English, with commas: heads first.
 * @param exported as the dialog leaves them: all columns but those that are not exported
 */
export function exportedLines<Row extends ListRow>(
  list: List<Row>,
  rows: readonly Row[],
): string[] {
  const columns = list.columns.filter(({ exported = true }) => exported)
  const file = toCsv(
    columns.map(({ header }) => intl.formatMessage(header)),
    rows.map((row) =>
      columns.map((column) => ({ text: cellText(column, row, intl), numeric: isNumeric(column) })),
    ),
    'comma',
  )
  return file.replace('\uFEFF', '').trimEnd().split('\r\n')
}
