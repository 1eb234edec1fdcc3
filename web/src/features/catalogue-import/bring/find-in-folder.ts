/** A file that was chosen, by itself or with its folder. */
export type ChosenOne = Pick<File, 'name' | 'webkitRelativePath'>

const plain = (path: string) =>
  path
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '')
    .normalize()
    .toLowerCase()

/**
 * The chosen file that a cell means: by its name, or by as much of its path as the cell says, whatever the case.
 * @returns the word of the reason when there is none, or when there are several
 */
export function findInFolder<One extends ChosenOne>(
  text: string,
  chosen: readonly One[],
): One | 'file_name_not_found' | 'file_name_ambiguous' {
  const named = plain(text)
  const found = chosen.filter((one) => {
    const path = plain(one.webkitRelativePath === '' ? one.name : one.webkitRelativePath)
    return path === named || path.endsWith(`/${named}`)
  })
  const [first, second] = found
  if (first === undefined) return 'file_name_not_found'
  return second === undefined ? first : 'file_name_ambiguous'
}
