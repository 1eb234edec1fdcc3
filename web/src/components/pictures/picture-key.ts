/**
 * The key of a new picture, `{folder}/{timestamp}-{filename}`. It is stored as a JPEG, and Storage takes only some characters
 * in a key: accents are dropped, and all others become hyphens.
 * @param at milliseconds
 */
export function pictureKey(folder: string, name: string, at: number): string {
  const plain = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9_]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
  return `${folder}/${String(at)}-${plain === '' ? 'picture' : plain}.jpg`
}

/** The file name in a key, without its timestamp. */
export const nameInKey = (key: string): string =>
  key.slice(key.lastIndexOf('/') + 1).replace(/^\d+-/, '')
