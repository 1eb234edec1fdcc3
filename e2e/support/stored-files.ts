import { Client } from 'pg'
import { addresses } from './addresses.ts'

/** Makes a stored file two days old, which no request can. */
export async function ageFile(bucket: string, name: string): Promise<void> {
  const port = String(addresses.ports.db)
  const database = new Client(`postgresql://postgres:postgres@127.0.0.1:${port}/postgres`)
  await database.connect()
  try {
    await database.query(
      `update storage.objects set created_at = now() - interval '2 days'
       where bucket_id = $1 and name = $2`,
      [bucket, name],
    )
  } finally {
    await database.end()
  }
}
