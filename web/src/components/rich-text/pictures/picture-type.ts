/** The kinds of pictures that a text takes (teacher.md). */
export type PictureType = 'png' | 'jpeg' | 'bmp' | 'gif'

const signatures: readonly (readonly [PictureType, readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['bmp', [0x42, 0x4d]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
]

/** The kind of a picture by its first bytes: names and types of files may say anything. Null for no picture of ours. */
export async function pictureType(file: Blob): Promise<PictureType | null> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return (
    signatures.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte))?.[0] ?? null
  )
}
