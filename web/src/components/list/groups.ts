/** A run of neighbouring rows that are alike in the column they are grouped by. */
export interface RowGroup<Row> {
  name: string
  rows: Row[]
}

/** Rows come in the order of their groups, so each group of a page is one run. */
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
