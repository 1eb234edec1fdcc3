import { createHash } from 'node:crypto'
import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Resource } from '../resource-schema.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({ hash: z.string(), files: z.record(z.string(), z.number()) }),
)

/** By slug: the hash of what a resource was rendered from, and the size in bytes of each of its files. */
export type Manifest = z.output<typeof manifestSchema>

const path = (outDir: string): string => join(outDir, 'manifest.json')

/** An unreadable manifest counts as empty, so that everything is rendered anew. */
export async function readManifest(outDir: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(path(outDir), 'utf8')))
  } catch {
    return {}
  }
}

export async function writeManifest(outDir: string, manifest: Manifest): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(path(outDir), `${JSON.stringify(sorted, null, 2)}\n`)
}

/** A hash of the rendering code and its libraries: when it changes, every file is out of date. */
export async function rendererHash(): Promise<string> {
  const hash = createHash('sha256')
  const root = new URL('../', import.meta.url)
  for (const folder of ['./', './render/', './render/drawings/']) {
    const here = new URL(folder, root)
    const names = (await readdir(here)).filter((name) =>
      /(?<!\.test)\.ts$|^package\.json$/.test(name),
    )
    for (const name of names.sort()) hash.update(await readFile(new URL(name, here)))
  }
  return hash.digest('hex')
}

export function resourceHash(resource: Resource, renderer: string): string {
  return createHash('sha256').update(renderer).update(JSON.stringify(resource)).digest('hex')
}

/** Whether every file of the entry is on disk with the recorded size. */
export async function isComplete(outDir: string, entry: Manifest[string]): Promise<boolean> {
  const sizes = await Promise.all(
    Object.entries(entry.files).map(async ([name, size]) => {
      const found = await stat(join(outDir, name)).catch(() => null)
      return found?.size === size
    }),
  )
  return sizes.every(Boolean)
}

/** Removes files of earlier runs that no resource has any more. */
export async function removeStale(
  outDir: string,
  before: Manifest,
  after: Manifest,
): Promise<void> {
  const kept = new Set(Object.values(after).flatMap((entry) => Object.keys(entry.files)))
  const stale = Object.values(before)
    .flatMap((entry) => Object.keys(entry.files))
    .filter((name) => !kept.has(name))
  await Promise.all(stale.map((name) => rm(join(outDir, name), { force: true })))
}
