/** Adds halves and quarters of a mark without rounding errors. */
export const exactSum = (marks: readonly number[]): number =>
  Math.round(marks.reduce((sum, one) => sum + one, 0) * 100) / 100

const format = new Intl.NumberFormat('af-ZA', { useGrouping: false, maximumFractionDigits: 2 })

/** South African papers use a decimal comma in both languages. */
export const markWords = (marks: number): string => format.format(marks)
