import type { SupabaseClient } from '@supabase/supabase-js'
import type { Verb } from '../../../supabase/tests/rights/grants.ts'

/** A file that is there, as one caller reaches it. */
export interface Target {
  client: SupabaseClient
  bucket: string
  /** "Products/1/cover.png": its folder and another name in it as well. */
  key: string
  folder: string
  name: string
  other: string
  body: Blob
}

/** One thing that the official client does with a file. */
export interface FileOperation {
  what: string
  /** All the rights that it takes. */
  needs: Verb[]
  /** Whether it was done; the refusal otherwise. */
  run: (target: Target) => Promise<true | string>
}

interface Answer {
  error: Error | null
}

/** The status that Storage means stands in the body: 400 is what HTTP says for all of them. */
function refusalOf(error: Error): string {
  return 'statusCode' in error ? String(error.statusCode) : error.message
}

const done = ({ error }: Answer): true | string => (error === null ? true : refusalOf(error))

const files = ({ client, bucket }: Target) => client.storage.from(bucket)

export const operations: FileOperation[] = [
  {
    what: 'list',
    needs: ['select'],
    run: async (target) => {
      const { data, error } = await files(target).list(target.folder)
      if (error !== null) return refusalOf(error)
      return data.some(({ name }) => name === target.name) || '404'
    },
  },
  {
    what: 'sign a link to',
    needs: ['select'],
    run: async (target) => {
      const { data, error } = await files(target).createSignedUrl(target.key, 60)
      if (error !== null) return refusalOf(error)
      const response = await fetch(data.signedUrl)
      return response.ok || `the link answers ${String(response.status)}`
    },
  },
  {
    what: 'sign an upload next to',
    needs: ['insert'],
    run: async (target) => done(await files(target).createSignedUploadUrl(target.other)),
  },
  {
    what: 'copy',
    needs: ['select', 'insert'],
    run: async (target) => done(await files(target).copy(target.key, target.other)),
  },
  {
    what: 'upload next to',
    needs: ['insert'],
    run: async (target) => done(await files(target).upload(target.other, target.body)),
  },
  {
    what: 'replace',
    needs: ['select', 'insert', 'update'],
    run: async (target) =>
      done(await files(target).upload(target.key, target.body, { upsert: true })),
  },
  {
    what: 'move',
    needs: ['select', 'update'],
    run: async (target) => done(await files(target).move(target.key, target.other)),
  },
  {
    what: 'delete',
    needs: ['select', 'delete'],
    run: async (target) => {
      const { data, error } = await files(target).remove([target.key])
      if (error !== null) return refusalOf(error)
      return data.length === 1 || '404'
    },
  },
]

/** Public buckets are read by address; all others by policy. */
export const download: FileOperation = {
  what: 'download',
  needs: ['select'],
  run: async (target) => done(await files(target).download(target.key)),
}

/** What needs no right to read, if anything does: the address that every page shows. */
export async function isPublic({ client, bucket, key }: Target): Promise<boolean> {
  const { publicUrl } = client.storage.from(bucket).getPublicUrl(key).data
  return (await fetch(publicUrl)).ok
}
