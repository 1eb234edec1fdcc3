import type { Context, Hono } from 'hono'
import { requireCaller, type StorageEnv } from '../../caller.ts'
import type { Operation } from '../../database/storage-database.ts'
import { objectAddress } from '../../http/object-address.ts'
import { objectMetadataSchema, type StoredObject } from '../../objects.ts'
import { findReadable } from '../../reading/find-readable.ts'
import type { StorageDeps } from '../../storage-deps.ts'

function describe(object: StoredObject) {
  const metadata = objectMetadataSchema.partial().safeParse(object.metadata).data
  return {
    id: object.id,
    name: object.name,
    version: object.version,
    bucket_id: object.bucket_id,
    size: metadata?.size ?? null,
    content_type: metadata?.mimetype ?? null,
    cache_control: metadata?.cacheControl ?? null,
    etag: metadata?.eTag ?? null,
    metadata: object.user_metadata ?? {},
    last_modified: object.updated_at,
    created_at: object.created_at,
  }
}

/** `GET /object/info/...`: the metadata of an object. */
export function describeObject(routes: Hono<StorageEnv>, deps: StorageDeps): void {
  const info = async (
    context: Context<StorageEnv>,
    prefix: string,
    operation: Operation,
    publicOnly = false,
  ) => {
    const address = objectAddress(context, prefix)
    const object = await findReadable(deps.database, context, operation, address, { publicOnly })
    const described = describe(object)
    return context.json(described, 200, {
      'cache-control': 'no-cache',
      ...(described.etag === null ? {} : { etag: described.etag }),
    })
  }
  const authenticated = 'object.get_authenticated_info'
  routes
    .get('/object/info/public/:bucket/*', (context) =>
      info(context, '/object/info/public/', 'storage.object.info_public', true),
    )
    .get('/object/info/authenticated/:bucket/*', requireCaller, (context) =>
      info(context, '/object/info/authenticated/', authenticated),
    )
    .get('/object/info/:bucket/*', (context) => info(context, '/object/info/', authenticated))
}
