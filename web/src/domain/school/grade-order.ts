/** "Grade R" and "Graad R" as the grade before the first. */
const counted = (name: string) => name.replace(/\b(Grade|Graad) R\b/gu, '$1 0')

/** Sorts names that may begin with a grade: R, 1 ... 12; others as a person counts. */
export const byGradeInName = (one: string, other: string): number =>
  counted(one).localeCompare(counted(other), undefined, { numeric: true })
