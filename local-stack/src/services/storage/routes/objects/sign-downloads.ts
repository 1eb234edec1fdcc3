import type { Hono } from 'hono'
import { z } from 'zod'
import { requireCaller, type StorageEnv } from '../../caller.ts'
import { readJson } from '../../http/read-json.ts'
import { objectsSql } from '../../sql/objects.sql.ts'
import type { StorageDeps } from '../../storage-deps.ts'

const body = z.object({
  expiresIn: z.int().min(1),
  paths: z.array(z.string()).min(1).max(1000),
})

/** `POST /object/sign/{bucket}`: links to several objects; entries that the caller may not read contain an error. */
export function signDownloads(routes: Hono<StorageEnv>, deps: StorageDeps): void {
  routes.post('/object/sign/:bucket', requireCaller, async (context) => {
    const bucket = context.req.param('bucket')
    const { expiresIn, paths } = await readJson(context, body)
    const { rows } = await deps.database.asCaller(
      context.var.caller,
      'storage.object.sign_many',
      (client) => client.query<{ name: string }>(objectsSql.findNames, [bucket, paths]),
    )
    const readable = new Set(rows.map(({ name }) => name))
    const links = paths.map(async (path) => {
      if (!readable.has(path)) {
        const error = 'Either the object does not exist or you do not have access to it'
        return { error, path, signedURL: null }
      }
      const url = `${bucket}/${path}`
      const token = await deps.tokens.sign({ url }, expiresIn)
      return { error: null, path, signedURL: `/object/sign/${url}?token=${token}` }
    })
    return context.json(await Promise.all(links))
  })
}
