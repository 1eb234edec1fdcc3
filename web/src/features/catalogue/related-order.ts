interface Related {
  id: string
  term: number | null
  language: string | null
}

/**
 * Splits what has the same grade and subject into what comes next in the term, in the language of the resource
 * shown, and the others. GraphQL returns the items of a function in the order of their keys.
 *
 * @param bundles those that hold the resource; they stand in a row of their own
 */
export function byTerm<T extends Related>(
  items: readonly T[],
  { term, language }: Pick<Related, 'term' | 'language'>,
  bundles: readonly { id: string }[] = [],
): { next: T[]; others: T[] } {
  const away = (item: Related) =>
    term === null || item.term === null ? 4 : (item.term - term + 4) % 4
  const ordered = items
    .filter(({ id }) => !bundles.some((bundle) => bundle.id === id))
    .sort(
      (a, b) =>
        Number(b.language === language) - Number(a.language === language) || away(a) - away(b),
    )
  const follows = (item: Related) => item.language === language && away(item) < 2
  const next = ordered.filter(follows).slice(0, 4)
  return { next, others: ordered.filter((item) => !next.includes(item)).slice(0, 4) }
}
