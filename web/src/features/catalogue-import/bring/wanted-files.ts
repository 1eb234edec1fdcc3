/** What a file is for: buyers get it, or the shop shows it. */
export type Wanted = 'content' | 'picture'

/** A file that cells name and that is not stored yet: at an address, or in a folder. */
export interface WantedFile {
  text: string
  wanted: Wanted
}

const columns: Record<string, Wanted> = { files: 'content', pictures: 'picture' }

/** Keys of stored files begin with these folders; everything else has to be brought in. */
const stored: Record<Wanted, RegExp> = { content: /^ProductsContent\//, picture: /^Products\// }

/** What a cell says of a file that could not be brought in: "!word text". read_import_cell() gives the word as the reason. */
const failure = /^!(file_[a-z_]+) /

export const isAddress = (text: string) => /^[a-z]+:\/\//i.test(text)

const partsOf = (cell: string) =>
  cell
    .split('|')
    .map((part) => part.trim().replace(failure, ''))
    .filter((part) => part !== '')

/** One entry for each file, however many rows name it; names in a folder have no case. */
const keyOf = ({ text, wanted }: WantedFile) =>
  `${wanted} ${isAddress(text) ? text : text.toLowerCase()}`

type Row = Record<string, string>

/** The files that have to be brought in, each once. */
export function wantedFiles(rows: readonly Row[]): WantedFile[] {
  const found = new Map<string, WantedFile>()
  for (const row of rows)
    for (const [column, wanted] of Object.entries(columns))
      for (const text of partsOf(row[column] ?? ''))
        if (!stored[wanted].test(text) && !found.has(keyOf({ text, wanted })))
          found.set(keyOf({ text, wanted }), { text, wanted })
  return [...found.values()]
}

/** What became of each wanted file: the key under which it is stored, or the word why not. */
export class Brought {
  private readonly results: Map<string, { key: string } | { word: string }>

  /** @param kept the keys of what was brought in before, as `keys` told them */
  constructor(kept: Readonly<Record<string, string>> = {}) {
    this.results = new Map(Object.entries(kept).map(([file, key]) => [file, { key }]))
  }

  has = (file: WantedFile) => this.results.has(keyOf(file))
  store = (file: WantedFile, key: string) => void this.results.set(keyOf(file), { key })
  fail = (file: WantedFile, word: string) => void this.results.set(keyOf(file), { word })
  /** What is stored, by the file that was wanted. */
  get keys(): Record<string, string> {
    return Object.fromEntries(
      [...this.results].flatMap(([file, result]) => ('key' in result ? [[file, result.key]] : [])),
    )
  }
  get failures() {
    return [...this.results.values()].filter((result) => 'word' in result).length
  }

  /** The rows with keys in the place of what was brought in, and with the reason at what was not. */
  put(rows: readonly Row[]): Row[] {
    return rows.map((row) => {
      const changed = Object.entries(columns).flatMap(([column, wanted]) =>
        row[column] === undefined
          ? []
          : [
              [
                column,
                partsOf(row[column])
                  .map((text) => this.inCell({ text, wanted }))
                  .join(' | '),
              ],
            ],
      )
      return { ...row, ...(Object.fromEntries(changed) as Row) }
    })
  }

  private inCell(file: WantedFile): string {
    const result = this.results.get(keyOf(file))
    if (result === undefined) return file.text
    return 'key' in result ? result.key : `!${result.word} ${file.text}`
  }
}

/** A cell as it was typed, for the file of rows that were not taken. */
export const asTyped = (column: string, cell: string): string =>
  column in columns ? partsOf(cell).join(' | ') : cell
