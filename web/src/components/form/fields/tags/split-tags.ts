import { sameText } from '@kryt/supabase/same-signs'

/** Where one tag ends and the next begins: commas, semicolons, tabs and lines. */
const between = /[,;\t\n\r]+/

/**
 * The tags with those that were typed or pasted, each once; capital letters and signs that look alike do not make another tag.
 * @param read what becomes of each, such as the id in a link
 */
export function withTags(
  tags: readonly string[],
  typed: string,
  read: (tag: string) => string = (tag) => tag,
): string[] {
  const all = [...tags]
  for (const part of typed.split(between)) {
    const tag = read(part.trim())
    if (sameText(tag) !== '' && !all.some((one) => sameText(one) === sameText(tag))) all.push(tag)
  }
  return all
}

export const isSeveral = (typed: string): boolean => between.test(typed.trim())
