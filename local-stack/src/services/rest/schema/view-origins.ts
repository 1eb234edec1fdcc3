/** Where a column of a view comes from. */
export interface ColumnOrigin {
  /** The column's number in the view. */
  column: number
  table: number
  tableColumn: number
}

const entry = /:resno (\d+) [^{}()]*:resorigtbl (\d+) :resorigcol (\d+) :resjunk false$/

/**
 * Reads the outermost target list of a view's stored query (`pg_rewrite.ev_action`). Postgres notes there the table and
 * column that each column comes from, also through subselects and common table expressions; for a view upon a view it
 * names the inner view.
 */
export function viewOrigins(query: string): ColumnOrigin[] {
  return outermostEntries(query).flatMap((text) => {
    const found = entry.exec(text)
    if (found === null || found[2] === '0') return []
    return [{ column: Number(found[1]), table: Number(found[2]), tableColumn: Number(found[3]) }]
  })
}

/** The texts of `{TARGETENTRY ...}` whose only surrounding node is the view's own query. */
function outermostEntries(query: string): string[] {
  const entries: string[] = []
  let depth = 0
  let start = -1
  for (let index = 0; index < query.length; index++) {
    const letter = query[index]
    if (letter === '\\') index++
    else if (letter === '{') {
      depth++
      if (depth === 2 && query.startsWith('{TARGETENTRY', index)) start = index
    } else if (letter === '}') {
      if (depth === 2 && start >= 0) {
        entries.push(query.slice(start, index))
        start = -1
      }
      depth--
    }
  }
  return entries
}
