import { fileTypeFromBuffer } from 'file-type'
import { FunctionError } from '../_shared/http/function-error.ts'

/** What a file is wanted for: one that buyers get, or a picture of the shop. */
export type Wanted = 'content' | 'picture'

const pictures = ['jpg', 'png', 'webp', 'gif', 'bmp']
const documents = ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'cfb', 'epub', 'zip']
const recordings = ['mp3', 'm4a', 'wav', 'ogg', 'mp4', 'webm']

/** By what it is, whatever its name and its server say: pages, drawings with scripts and programs are none of them. */
const allowed: Record<Wanted, ReadonlySet<string>> = {
  picture: new Set(pictures),
  content: new Set([...documents, ...recordings, ...pictures]),
}

/** @returns the media type. @throws FunctionError 422 file_type_not_allowed */
export async function judgeKind(bytes: Uint8Array, wanted: Wanted): Promise<string> {
  const found = await fileTypeFromBuffer(bytes)
  if (found === undefined || !allowed[wanted].has(found.ext)) {
    throw new FunctionError(422, 'file_type_not_allowed')
  }
  return found.mime
}
