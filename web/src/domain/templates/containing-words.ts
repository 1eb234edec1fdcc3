import { typedWords } from '@kryt/supabase/same-signs'

/**
 * A filter of templates: every word must occur; "%" and "_" are looked for as they are.
 * @param words the first ten count, as in the searches of the database
 */
export const containingWords = (words: string) =>
  typedWords(words).map((word) => ({
    searchField: { like: `%${word.replace(/[\\%_]/g, '\\$&')}%` },
  }))
