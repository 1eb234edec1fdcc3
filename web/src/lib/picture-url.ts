import { env } from '@/config/env.ts'

/** Address of a picture in the public bucket; `key` is what product.thumbnails holds. */
export function pictureUrl(key: string): string {
  const path = key.split('/').map(encodeURIComponent).join('/')
  return `${env.supabaseUrl}/storage/v1/object/public/images/${path}`
}
