import { plainLetters } from '@/lib/plain-letters.ts'

/**
 * A filter of templates: every word must occur; "%" and "_" are looked for as they are.
 * @param words the first ten count, as in the searches of the database
 */
export const containingWords = (words: string) =>
  plainLetters(words)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 10)
    .map((word) => ({ searchField: { like: `%${word.replace(/[\\%_]/g, '\\$&')}%` } }))
