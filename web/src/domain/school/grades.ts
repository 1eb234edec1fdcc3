/** The grades in the order of the school, R first. */
export const grades: readonly string[] = [
  'R',
  ...Array.from({ length: 12 }, (_, index) => String(index + 1)),
]
