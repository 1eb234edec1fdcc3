import { z } from 'zod'

/** What Storage keeps about the bytes of an object. */
export const objectMetadataSchema = z.object({
  eTag: z.string(),
  size: z.number(),
  mimetype: z.string(),
  cacheControl: z.string(),
  lastModified: z.string(),
})

export type ObjectMetadata = z.infer<typeof objectMetadataSchema>

/** A row of storage.objects. */
export interface StoredObject {
  id: string
  bucket_id: string
  name: string
  owner: string | null
  owner_id: string | null
  metadata: Record<string, unknown> | null
  user_metadata: Record<string, unknown> | null
  version: string | null
  created_at: Date
  updated_at: Date
  last_accessed_at: Date
}

/** A row of storage.buckets. */
export interface Bucket {
  id: string
  name: string
  owner: string | null
  public: boolean
  file_size_limit: number | null
  allowed_mime_types: string[] | null
  created_at: Date
  updated_at: Date
}
