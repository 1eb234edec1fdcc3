import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
)

/** By module or chunk: its file, and what that imports statically. */
export type Manifest = z.infer<typeof manifestSchema>

/** The manifest of a build. `index.html` stands for what every page loads. */
export function readManifest(outDir: string): Manifest {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')),
  )
  // The entry has no file of its own: the page names the chunk with the app's start (first-visit-chunk.ts).
  const start = Object.values(manifest).find(({ name }) => name === 'first-visit')
  if (start === undefined) throw new Error('no start of the app in the build')
  return { 'index.html': start, ...manifest }
}
