/**
 * The subjects that a picker offers, with those that the person has added or uses marked: pickers show them first.
 * @param data what subjectsToChoose and mySubjectIds answered
 */
export function subjectChoices<Subject extends { id: string }>(data: {
  mySubjectIds: readonly (string | null)[] | null
  subjectsToChoose: { edges: readonly { node: Subject }[] } | null
}): (Subject & { mine: boolean })[] {
  const mine = new Set(data.mySubjectIds)
  return (data.subjectsToChoose?.edges ?? []).map(({ node }) => ({
    ...node,
    mine: mine.has(node.id),
  }))
}

/** Orders choices: one's own first, then by name. */
export const ownFirst =
  (locale: string) =>
  (one: { mine: boolean; label: string }, other: { mine: boolean; label: string }): number =>
    Number(other.mine) - Number(one.mine) || one.label.localeCompare(other.label, locale)
