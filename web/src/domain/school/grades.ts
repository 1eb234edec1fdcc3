/** The grades in the order of the school, R first. */
export const grades: readonly string[] = [
  'R',
  ...Array.from({ length: 12 }, (_, index) => String(index + 1)),
]

/** The grades of a primary school: those the shop has resources for (platform 9), and whose learners write on their papers. */
export const primaryGrades = ['R', '1', '2', '3', '4', '5', '6', '7'] as const
export type PrimaryGrade = (typeof primaryGrades)[number]

/** Whether learners of this grade are in a primary school. */
export const isPrimary = (grade: string): grade is PrimaryGrade =>
  primaryGrades.some((one) => one === grade)
