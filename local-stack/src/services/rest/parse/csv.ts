import { invalidBody } from '../rest-fault.ts'

const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy

/** Rows of text from CSV with a header; NULL without quotes is null. @throws RestFault PGRST102 */
export function parseCsv(text: string): Record<string, string | null>[] {
  const [header, ...lines] = readLines(text)
  if (header === undefined) return []
  return lines.map((cells) => {
    if (cells.length !== header.length)
      throw invalidBody('All lines must have same number of fields')
    return Object.fromEntries(cells.map((value, index) => [header[index] ?? '', value]))
  })
}

function readLines(text: string): (string | null)[][] {
  const lines: (string | null)[][] = []
  let line: (string | null)[] = []
  cell.lastIndex = 0
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text)
    if (found === null) throw invalidBody('The CSV cannot be read')
    const [, quoted, bare = '', end] = found
    line.push(quoted === undefined ? (bare === 'NULL' ? null : bare) : quoted.replaceAll('""', '"'))
    if (end === ',' && cell.lastIndex < text.length) continue
    if (end === ',') line.push('')
    lines.push(line)
    line = []
  }
  return lines
}
