import type { Hono } from 'hono'
import { z } from 'zod'
import { requireCaller, type StorageEnv } from '../../caller.ts'
import { findObject } from '../../database/find.ts'
import { objectAddress } from '../../http/object-address.ts'
import { readJson } from '../../http/read-json.ts'
import { sendObject } from '../../http/send-object.ts'
import { transformSchema } from '../../http/transform.ts'
import { checkKey } from '../../limits.ts'
import { storageErrors } from '../../errors/storage-errors.ts'
import type { StorageDeps } from '../../storage-deps.ts'

const body = z.object({ expiresIn: z.int().min(1), transform: transformSchema.optional() })

/** Links to read one object: created by a caller who may read it, valid for anybody until they expire. */
export function signDownload(routes: Hono<StorageEnv>, deps: StorageDeps): void {
  routes
    .post('/object/sign/:bucket/*', requireCaller, async (context) => {
      const { bucket, key } = objectAddress(context, '/object/sign/')
      const { expiresIn } = await readJson(context, body)
      checkKey(key)
      await deps.database.asCaller(context.var.caller, 'storage.object.sign', (client) =>
        findObject(client, bucket, key),
      )
      const url = `${bucket}/${key}`
      const token = await deps.tokens.sign({ url }, expiresIn)
      return context.json({ signedURL: `/object/sign/${url}?token=${token}` })
    })
    .get('/object/sign/:bucket/*', async (context) => {
      const { bucket, key } = objectAddress(context, '/object/sign/')
      const token = context.req.query('token')
      if (token === undefined) {
        throw storageErrors.invalidRequest("querystring must have required property 'token'")
      }
      const { exp } = await deps.tokens.verifyDownload(token, `${bucket}/${key}`)
      const find = () =>
        deps.database.asService('storage.object.get_signed', (client) =>
          findObject(client, bucket, key),
        )
      return sendObject(context, deps.files, find, { expires: new Date(exp * 1000) })
    })
}
