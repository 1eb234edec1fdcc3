import type { Client } from '../_shared/project/clients.ts'

/** In seconds. The link is followed at once, and useless to somebody who finds it in a log later. */
const secondsToLive = 60

/**
 * @param service needed because the bucket has no policy for teachers, which would let them list it and download
 *   without a record. record_download has just checked the caller's right to the file.
 */
export async function signLink(service: Client, fileKey: string): Promise<string> {
  const { data, error } = await service.storage
    .from('content')
    .createSignedUrl(fileKey, secondsToLive, { download: fileName(fileKey) })
  if (error !== null) throw error
  return data.signedUrl
}

/** Like private.file_name in the database. */
function fileName(fileKey: string): string {
  const given = fileKey.replace(/^.*\//, '').replace(/^\d+-/, '')
  if (given.includes(' ')) return given
  return given.slice(0, 1).toUpperCase() + given.slice(1).replaceAll(/[-_]+/g, ' ')
}
