/** A row of a file. */
export interface FileRow {
  /** The line of a text file on which the row begins, or the row of a workbook; from 1. */
  line: number
  /** As a spreadsheet counts the rows, from 1: a row of several lines is one, and empty rows count. */
  place: number
  /** The cells as a spreadsheet shows them, without the blanks around them. */
  cells: string[]
}

/**
 * What a person should know of a line:
 * - `quote_as_text`: a quotation mark does not belong to a pair; it was read as a letter of the text
 * - `quote_unclear`: because of a quotation mark nobody can say where the cells end; the line was left out
 * - `rounded_as_shown`: the cells show less than they hold, such as 8% for 7.5%; what they show was read
 * - `other_letters`: the line is written in another encoding than the rest; its letters were read by themselves
 */
export interface LineNote {
  line: number
  word: 'quote_as_text' | 'quote_unclear' | 'other_letters' | 'rounded_as_shown'
  /** What the line or the cell says. */
  text: string
}
