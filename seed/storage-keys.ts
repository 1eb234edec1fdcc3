import { seedId } from './ids.ts'
import type { Resource } from './resource-schema.ts'

/** Visitors see at most this many pages, and never the memorandum. */
const PREVIEW_PAGES = 3

/** The number of pages of a resource that the shop shows. */
export function previewCount(learnerPages: number): number {
  return Math.min(PREVIEW_PAGES, learnerPages)
}

/** Storage keys in the bucket `images`, the cover first, as in `product.thumbnails`. */
export function pictureKeys(resource: Resource, learnerPages: number): string[] {
  const folder = `Products/${seedId('product', resource.slug)}`
  const pages = Array.from({ length: previewCount(learnerPages) }, (_, i) => `page-${i + 1}.webp`)
  return ['cover.webp', ...pages].map((file) => `${folder}/${file}`)
}

/** The storage key in the bucket `content`. A product that is posted has no file. */
export function contentKey(resource: Resource): string | null {
  if (resource.physical) return null
  return `ProductsContent/${seedId('content', resource.slug)}/${resource.slug}.pdf`
}
