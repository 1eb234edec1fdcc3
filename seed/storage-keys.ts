import { seedId } from './ids.ts'
import type { Resource } from './resource-schema.ts'

/** A buyer sees at most this many pages before paying, and never the memorandum. */
const PREVIEW_PAGES = 3

/** How many pages of a resource are shown in the shop. */
export function previewCount(learnerPages: number): number {
  return Math.min(PREVIEW_PAGES, learnerPages)
}

/** Keys in the bucket `images`, the cover first: what `product.thumbnails` holds. */
export function pictureKeys(resource: Resource, learnerPages: number): string[] {
  const folder = `Products/${seedId('product', resource.slug)}`
  const pages = Array.from({ length: previewCount(learnerPages) }, (_, i) => `page-${i + 1}.webp`)
  return ['cover.webp', ...pages].map((file) => `${folder}/${file}`)
}

/** Key in the bucket `content`. A product that is posted has no file to download. */
export function contentKey(resource: Resource): string | null {
  if (resource.physical) return null
  return `ProductsContent/${seedId('content', resource.slug)}/${resource.slug}.pdf`
}
