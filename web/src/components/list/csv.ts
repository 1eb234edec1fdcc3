import { harmless } from '@kryt/tables/harmless'

/** How a spreadsheet program writes numbers and tells columns apart. */
export type CsvStyle = 'semicolon' | 'comma'

const separators: Record<CsvStyle, string> = { semicolon: ';', comma: ',' }

export interface CsvCell {
  text: string
  /** Whether the text is a number as programs write it. Anything else may have been typed by somebody. */
  numeric: boolean
}

/**
 * A table as a CSV file that Excel opens without asking: marked as UTF-8, and with semicolons and decimal commas where the
 * computer is set to South Africa.
 */
export function toCsv(
  head: readonly string[],
  rows: readonly CsvCell[][],
  style: CsvStyle,
): string {
  const separator = separators[style]
  const cell = ({ text, numeric }: CsvCell) => {
    const isNumber = numeric && /^-?\d+(\.\d+)?$/.test(text)
    const value = isNumber
      ? style === 'semicolon'
        ? text.replace('.', ',')
        : text
      : harmless(text)
    // The sign that divides the columns of another dialect divides none of ours.
    return (!isNumber && /[",;|\t\r\n]/.test(value)) || value !== value.trim()
      ? `"${value.replaceAll('"', '""')}"`
      : value
  }
  const lines = [head.map((text) => ({ text, numeric: false })), ...rows]
  return `\uFEFF${lines.map((line) => line.map(cell).join(separator)).join('\r\n')}\r\n`
}
