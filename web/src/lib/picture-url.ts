import { env } from '@/config/env.ts'

/** Where Storage hands out the pictures that anybody may see, below the address of the API. */
const openPictures = '/storage/v1/object/public/images/'

/** Address of a picture in the public bucket; `key` is what product.thumbnails holds. */
export function pictureUrl(key: string): string {
  const path = key.split('/').map(encodeURIComponent).join('/')
  return `${env.supabaseUrl}${openPictures}${path}`
}

/** The same address as a stored text names it: without that of the API, which may change. */
export const storedPictureUrl = (key: string): string =>
  pictureUrl(key).slice(env.supabaseUrl.length)

/** The key of a picture in the public bucket, whichever of the two addresses it has; null for any other address. */
export function openPictureKey(address: string): string | null {
  const path = address.startsWith(env.supabaseUrl) ? address.slice(env.supabaseUrl.length) : address
  if (!path.startsWith(openPictures)) return null
  try {
    const key = decodeURIComponent(path.slice(openPictures.length))
    return key === '' || key.split('/').some((part) => /^\.*$/.test(part)) ? null : key
  } catch {
    return null
  }
}
