import { asOwner } from './database.ts'

/** Makes a stored file two days old, which no request can. */
export const ageFile = async (bucket: string, name: string) =>
  asOwner([
    `update storage.objects set created_at = now() - interval '2 days'
     where bucket_id = $1 and name = $2`,
    [bucket, name],
  ])
