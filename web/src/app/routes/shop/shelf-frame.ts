import { askPastCache } from '@/graphql/ask-past-cache.ts'
import { apolloClient } from '@/graphql/client.ts'
import { pageStands } from '@/lib/page-stands.ts'
import { ShelfFrameDocument, type ShelfFrameQuery } from './shelf-frame.generated.ts'

let stands = false
let first: Promise<ShelfFrameQuery> | undefined
void pageStands.then(() => {
  stands = true
  first = undefined
})

/**
 * The categories, tags and subscription of the shop and the library. There are more than a hundred categories, which go
 * past Apollo's cache until the page stands. What is opened before that has the same answer.
 *
 * @throws AppError
 */
export async function loadShelfFrame(): Promise<ShelfFrameQuery> {
  if (first !== undefined) return first
  const frame = askPastCache(apolloClient, { query: ShelfFrameDocument }, 'cache-first')
  if (!stands) {
    first = frame
    first.catch(() => (first = undefined))
  }
  return frame
}
