/** SQL literals in a form that people can read: quoted text, null, arrays and JSON. */
export function text(value: string | null): string {
  return value === null ? 'null' : `'${value.replaceAll("'", "''")}'`
}

export function array(values: readonly string[], type: 'text' | 'uuid'): string {
  return values.length === 0
    ? `'{}'::${type}[]`
    : `array[${values.map(text).join(', ')}]::${type}[]`
}

export function json(value: unknown): string {
  return `${text(JSON.stringify(value))}::jsonb`
}

/** One insert per table with each row on its own lines, so that a diff shows what changed. */
export function insert(
  table: string,
  columns: readonly string[],
  rows: readonly string[][],
): string {
  const values = rows.map((row) => `  (${row.join(', ')})`).join(',\n')
  return `insert into ${table} (${columns.join(', ')}) values\n${values}\non conflict do nothing;\n`
}
