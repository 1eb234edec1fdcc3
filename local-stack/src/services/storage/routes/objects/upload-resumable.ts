import type { Context, Hono } from 'hono'
import { drain } from '../../../../gateway/drain.ts'
import { requireCaller, type StorageEnv } from '../../caller.ts'
import type { StorageDeps } from '../../storage-deps.ts'

/** Uploads in parts that can be broken off and resumed. */
export function uploadResumable(routes: Hono<StorageEnv>, deps: StorageDeps): void {
  const answer = async (context: Context<StorageEnv>) => {
    const { raw } = context.req
    const response = await deps.resumable(raw, context.var.caller)
    if (raw.body !== null && !raw.body.locked) await drain(raw.body)
    return response
  }
  for (const path of ['/upload/resumable', '/upload/resumable/:id']) {
    routes.options(path, answer)
    // The framework looks up HEAD as GET.
    routes.on(['GET', 'POST', 'PATCH', 'DELETE'], path, requireCaller, answer)
  }
}
