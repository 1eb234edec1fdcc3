import { readFile, readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { type SupabaseClient, createClient } from '@supabase/supabase-js'

interface UploadOptions {
  readonly supabaseUrl: string
  /** A secret key or the service role's token, which bypasses policies. */
  readonly secretKey: string
  /** The folder that renderAll has filled. */
  readonly filesDir: string
  readonly onProgress?: (done: number, total: number, key: string) => void
}

interface UploadReport {
  readonly uploaded: number
  readonly unchanged: number
}

const BUCKETS = [
  // One hour, because the file under a key changes when the seed changes.
  {
    bucket: 'images',
    folder: 'Products',
    type: 'image/webp',
    ending: '.webp',
    cacheControl: '3600',
  },
  {
    bucket: 'images',
    folder: 'Communications',
    type: 'image/webp',
    ending: '.webp',
    cacheControl: '3600',
  },
  {
    bucket: 'images',
    folder: 'Schools',
    type: 'image/webp',
    ending: '.webp',
    cacheControl: '3600',
  },
  {
    bucket: 'content',
    folder: 'ProductsContent',
    type: 'application/pdf',
    ending: '.pdf',
    cacheControl: '3600',
  },
] as const

const PARALLEL = 4
/** The most entries that one list request of Storage returns. */
const PAGE = 1000

interface Task {
  readonly bucket: (typeof BUCKETS)[number]
  readonly key: string
  readonly path: string
}

/**
 * Uploads the rendered files to their buckets, four at a time, replacing older ones. Files whose size in the bucket
 * equals their size on disk are skipped. Throws on the first refused upload.
 */
export async function uploadAll(options: UploadOptions): Promise<UploadReport> {
  const client = createClient(options.supabaseUrl, options.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const tasks: Task[] = []
  let unchanged = 0
  for (const bucket of BUCKETS) {
    const files = await filesOf(options.filesDir, bucket)
    const known = await knownSizes(client, bucket.bucket, bucket.folder, files)
    for (const file of files) {
      if (known.get(file.key) === (await readFile(file.path)).length) unchanged += 1
      else tasks.push(file)
    }
  }

  const queue = [...tasks]
  let done = 0
  const lane = async (): Promise<void> => {
    for (let task = queue.shift(); task; task = queue.shift()) {
      const { bucket, key, path } = task
      const { error } = await client.storage.from(bucket.bucket).upload(key, await readFile(path), {
        contentType: bucket.type,
        cacheControl: bucket.cacheControl,
        upsert: true,
      })
      if (error) throw new Error(`upload of ${bucket.bucket}/${key}: ${error.message}`)
      done += 1
      options.onProgress?.(done, tasks.length, key)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, lane))
  return { uploaded: tasks.length, unchanged }
}

async function filesOf(filesDir: string, bucket: (typeof BUCKETS)[number]): Promise<Task[]> {
  const root = join(filesDir, bucket.folder)
  const names = await readdir(root, { recursive: true }).catch(() => [])
  return names
    .filter((name) => name.endsWith(bucket.ending))
    .sort()
    .map((name) => ({
      bucket,
      key: posix.join(bucket.folder, name.replaceAll('\\', '/')),
      path: join(root, name),
    }))
}

/**
 * The sizes of the files in the bucket. The first request lists the folders and only those are listed in turn, so that
 * an empty bucket costs a single request.
 */
async function knownSizes(
  client: SupabaseClient,
  bucket: string,
  folder: string,
  files: readonly Task[],
): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  const list = async (
    prefix: string,
  ): Promise<readonly { name: string; size: number | null }[]> => {
    const { data, error } = await client.storage.from(bucket).list(prefix, { limit: PAGE })
    if (error) throw new Error(`list of ${bucket}/${prefix}: ${error.message}`)
    return data.map(({ name, metadata }) => {
      const size: unknown = metadata?.['size']
      return { name, size: typeof size === 'number' ? size : null }
    })
  }
  const present = new Set((await list(folder)).map(({ name }) => name))
  const wanted = [
    ...new Set(
      files
        .filter(({ key }) => present.has(key.split('/')[1] ?? ''))
        .map(({ key }) => posix.dirname(key)),
    ),
  ]
  const lane = async (): Promise<void> => {
    for (let prefix = wanted.shift(); prefix; prefix = wanted.shift()) {
      for (const entry of await list(prefix)) {
        if (entry.size !== null) sizes.set(`${prefix}/${entry.name}`, entry.size)
      }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, lane))
  return sizes
}
