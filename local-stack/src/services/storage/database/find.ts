import type pg from 'pg'
import { storageErrors } from '../errors/storage-errors.ts'
import type { Bucket, StoredObject } from '../objects.ts'
import { bucketsSql } from '../sql/buckets.sql.ts'
import { objectsSql } from '../sql/objects.sql.ts'

/** @throws StorageError NoSuchBucket when there is none, or none that the current role may see */
export async function findBucket(client: pg.PoolClient, id: string): Promise<Bucket> {
  const { rows } = await client.query<Bucket>(bucketsSql.find, [id])
  if (rows[0] === undefined) throw storageErrors.noSuchBucket()
  return rows[0]
}

/** @throws StorageError NoSuchKey when there is none, or none that the current role may see */
export async function findObject(
  client: pg.PoolClient,
  bucket: string,
  key: string,
): Promise<StoredObject> {
  const { rows } = await client.query<StoredObject>(objectsSql.find, [bucket, key])
  if (rows[0] === undefined) throw storageErrors.noSuchKey()
  return rows[0]
}
