import { z } from 'zod'
import type { Client } from '../_shared/project/clients.ts'
import { throwDatabaseError } from '../_shared/project/database-error.ts'

const shelfPage = z.object({
  pages: z.int().min(1),
  entries: z.array(
    z.object({ kind: z.enum(['category', 'product']), id: z.uuid(), changedAt: z.string() }),
  ),
})

/** One page of what the shop shows to visitors. */
export type ShelfPage = z.infer<typeof shelfPage>

export async function readShelf(asVisitor: Client, page: number): Promise<ShelfPage> {
  const answer = await asVisitor.rpc('sitemap', { page_number: page })
  return answer.error === null ? shelfPage.parse(answer.data) : throwDatabaseError(answer.error)
}
