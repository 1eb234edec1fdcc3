/** How a file can be looked at in the library: page by page, as a picture, or only with a program of its own. */
export type FileKind = 'pdf' | 'picture' | 'other'

export function fileKind(fileName: string): FileKind {
  if (/\.pdf$/i.test(fileName)) return 'pdf'
  return /\.(png|jpe?g|webp|gif)$/i.test(fileName) ? 'picture' : 'other'
}
