/** Where one tag ends and the next begins: commas, semicolons, tabs and lines. */
const between = /[,;\t\n\r]+/

const sounds = (tag: string) => tag.toLocaleLowerCase()

/**
 * The tags with those that were typed or pasted, each once; capital letters do not make another tag.
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
    if (tag !== '' && !all.some((one) => sounds(one) === sounds(tag))) all.push(tag)
  }
  return all
}

export const isSeveral = (typed: string): boolean => between.test(typed.trim())
