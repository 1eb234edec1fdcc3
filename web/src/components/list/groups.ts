/** Consecutive rows with the same value in the column that the list is grouped by. */
export interface RowGroup<Row> {
  name: string
  rows: Row[]
}

/** Splits the rows of a page into groups. They are sorted by group, so each group is one run of rows. */
export function runsOf<Row>(rows: readonly Row[], nameOf: (row: Row) => string): RowGroup<Row>[] {
  const groups: RowGroup<Row>[] = []
  for (const row of rows) {
    const name = nameOf(row)
    const last = groups.at(-1)
    if (last?.name === name) last.rows.push(row)
    else groups.push({ name, rows: [row] })
  }
  return groups
}
