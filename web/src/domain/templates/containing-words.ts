/** A word as the database's search text holds it: lower case without accents. */
const plain = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/**
 * A filter of templates: every word must occur; "%" and "_" are looked for as they are.
 * @param words the first ten count, as in the searches of the database
 */
export const containingWords = (words: string) =>
  plain(words)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 10)
    .map((word) => ({ searchField: { like: `%${word.replace(/[\\%_]/g, '\\$&')}%` } }))
