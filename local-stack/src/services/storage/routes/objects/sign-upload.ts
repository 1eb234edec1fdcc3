import type { Hono } from 'hono'
import { ownerOf, requireCaller, type StorageEnv } from '../../caller.ts'
import { findBucket } from '../../database/find.ts'
import { storageErrors } from '../../errors/storage-errors.ts'
import { objectAddress } from '../../http/object-address.ts'
import { checkKey } from '../../limits.ts'
import type { StorageDeps } from '../../storage-deps.ts'
import { storeObject } from '../../upload/store-object.ts'
import { testUpload } from '../../upload/test-upload.ts'

/** Two hours, as on hosted projects. */
const lifetime = 7200

/** Links to write one object: created by a caller who may write it, valid for anybody until they expire. */
export function signUpload(routes: Hono<StorageEnv>, deps: StorageDeps): void {
  routes
    .post('/object/upload/sign/:bucket/*', requireCaller, async (context) => {
      const { bucket, key } = objectAddress(context, '/object/upload/sign/')
      const { caller } = context.var
      const upsert = context.req.header('x-upsert') === 'true'
      const operation = 'storage.object.sign_upload_url'
      checkKey(key)
      await deps.database.asService(operation, (client) => findBucket(client, bucket))
      await testUpload(deps.database, caller, operation, { bucket, key, upsert })
      const owner = ownerOf(caller)
      const url = `${bucket}/${key}`
      const token = await deps.tokens.sign(
        { url, upsert, ...(owner === null ? {} : { owner }) },
        lifetime,
      )
      return context.json({ url: `/object/upload/sign/${url}?token=${token}`, token })
    })
    .put('/object/upload/sign/:bucket/*', async (context) => {
      const { bucket, key } = objectAddress(context, '/object/upload/sign/')
      const token = context.req.query('token')
      if (token === undefined) {
        throw storageErrors.invalidRequest("querystring must have required property 'token'")
      }
      const { owner, upsert } = await deps.tokens.verifyUpload(token, `${bucket}/${key}`)
      await storeObject(deps, context.req.raw, {
        // The right was tested when the link was created.
        as: { claims: { role: 'service_role' }, signal: context.var.caller.signal },
        owner: owner ?? null,
        operation: 'storage.object.upload_signed',
        bucket,
        key,
        upsert,
      })
      return context.json({ Key: `${bucket}/${key}` })
    })
}
