/** One line of a pasted list. */
export interface PastedParcel {
  /** The number of an order, with "/2" for its second parcel. */
  order: string
  trackingNumber: string
}

const reference = /^\d{6}-\d{8}(\/\d{1,3})?$/

/**
 * Reads a list as a courier's page or a spreadsheet gives it: a line for each parcel with the number of the order and
 * the tracking number, in either order, between them a tab, a semicolon, a comma or spaces. A first line without a number
 * of an order is the head of a table.
 */
export function readPastedList(text: string): { parcels: PastedParcel[]; unread: string[] } {
  const parcels: PastedParcel[] = []
  const unread: string[] = []
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  for (const [index, line] of lines.entries()) {
    const parcel = readLine(line)
    if (parcel !== null) parcels.push(parcel)
    else if (index > 0 || /\d{4}/.test(line)) unread.push(line)
  }
  return { parcels, unread }
}

function readLine(line: string): PastedParcel | null {
  const cells = (/[\t;,]/.test(line) ? line.split(/[\t;,]/) : line.split(/\s+/))
    .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    .filter((cell) => cell !== '')
  const order = cells.find((cell) => reference.test(cell))
  if (order === undefined) return null
  const others = cells.filter((cell) => cell !== order)
  return others.length === 0 ? null : { order, trackingNumber: others.join(' ') }
}
