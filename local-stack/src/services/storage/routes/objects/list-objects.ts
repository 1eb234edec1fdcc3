import type { Hono } from 'hono'
import { z } from 'zod'
import { requireCaller, type StorageEnv } from '../../caller.ts'
import { readJson } from '../../http/read-json.ts'
import { listSql } from '../../sql/list.sql.ts'
import type { StorageDeps } from '../../storage-deps.ts'

/** The longest page, whatever was requested. */
const longestPage = 1500

const body = z.object({
  prefix: z.string(),
  limit: z.int().min(1).default(100),
  offset: z.int().min(0).default(0),
  search: z.string().default(''),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
})

/** `POST /object/list/{bucket}`: one level of folders and objects that the caller may see. */
export function listObjects(routes: Hono<StorageEnv>, deps: StorageDeps): void {
  routes.post('/object/list/:bucket', requireCaller, async (context) => {
    const bucket = context.req.param('bucket')
    const { prefix, limit, offset, search, sortBy } = await readJson(context, body)
    const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`
    const { rows } = await deps.database.asCaller(
      context.var.caller,
      'storage.object.list',
      (client) =>
        client.query(listSql(sortBy.column, sortBy.order), [
          bucket,
          folder,
          search,
          Math.min(limit, longestPage),
          offset,
        ]),
    )
    return context.json(rows)
  })
}
