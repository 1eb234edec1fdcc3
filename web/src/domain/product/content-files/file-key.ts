/**
 * The key of a new content file: `ProductsContent/{contentId}/{timestamp}-{filename}`. Storage takes only some characters in a
 * key: accents are dropped, and all others become hyphens; the ending stays, by which devices know what to open it with.
 * @param at milliseconds
 */
export function contentKey(folder: string, name: string, at: number): string {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^A-Za-z0-9_]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
  const dot = name.lastIndexOf('.')
  const stem = plain(dot > 0 ? name.slice(0, dot) : name).slice(0, 80)
  const ending = plain(dot > 0 ? name.slice(dot + 1) : '').slice(0, 8)
  return `${folder}/${String(at)}-${stem === '' ? 'file' : stem}${ending === '' ? '' : `.${ending.toLowerCase()}`}`
}
