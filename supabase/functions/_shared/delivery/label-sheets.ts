const mm = 72 / 25.4

interface LabelSheet {
  columns: number
  rows: number
  /** All in points, from the corner of an A4 sheet. */
  left: number
  top: number
  width: number
  height: number
  /** From the left edge of a label to that of the next. */
  across: number
}

const sheetOf = (
  columns: number,
  rows: number,
  { left, top, width, height, across }: Omit<LabelSheet, 'columns' | 'rows'>,
): LabelSheet => ({
  columns,
  rows,
  left: left * mm,
  top: top * mm,
  width: width * mm,
  height: height * mm,
  across: across * mm,
})

/** The usual sheets of labels in A4: 63.5 × 38.1 mm (such as L7160), 99.1 × 38.1 mm (such as L7163). */
export const labelSheets = {
  '3x7': sheetOf(3, 7, { left: 7.2, top: 15.15, width: 63.5, height: 38.1, across: 66 }),
  '2x7': sheetOf(2, 7, { left: 4.65, top: 15.15, width: 99.1, height: 38.1, across: 101.6 }),
}

export type LabelSheetName = keyof typeof labelSheets

/** Where a label is: on which page, and its corner. */
export function placeOf(name: LabelSheetName, position: number) {
  const sheet = labelSheets[name]
  const perPage = sheet.columns * sheet.rows
  const onPage = position % perPage
  return {
    page: Math.floor(position / perPage),
    x: sheet.left + (onPage % sheet.columns) * sheet.across,
    y: sheet.top + Math.floor(onPage / sheet.columns) * sheet.height,
  }
}
