import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { loadCatalogue } from './catalogue.ts'
import { COMMUNICATION_PICTURES } from './communication-pictures.ts'
import { writePictures } from './render/communication-files.ts'
import { writeCrest } from './render/crest-files.ts'
import {
  type Manifest,
  isComplete,
  readManifest,
  removeStale,
  rendererHash,
  resourceHash,
  writeManifest,
} from './render/manifest.ts'
import { renderInWorkers } from './render/pool.ts'
import { crestKey, CRESTS } from './school-crests.ts'

/** The default folder of rendered files; not under version control. */
export const DEFAULT_FILES_DIR = fileURLToPath(new URL('../.local/seed-files/', import.meta.url))

interface RenderReport {
  readonly rendered: number
  readonly unchanged: number
  /** Size of all files in bytes. */
  readonly bytes: number
  readonly files: number
}

interface RenderOptions {
  /** Called after each resource with the number of finished ones and of all that must be rendered. */
  readonly onProgress?: (done: number, total: number, slug: string) => void
}

/**
 * Brings the folder up to date with the catalogue: renders missing and changed resources and removes the files of
 * deleted ones. It may be interrupted and repeated.
 */
export async function renderAll(
  outDir: string = DEFAULT_FILES_DIR,
  options: RenderOptions = {},
): Promise<RenderReport> {
  await mkdir(outDir, { recursive: true })
  const [catalogue, renderer, before] = await Promise.all([
    loadCatalogue(),
    rendererHash(),
    readManifest(outDir),
  ])
  const manifest: Manifest = {}
  const hashes = new Map(catalogue.map((entry) => [entry.slug, resourceHash(entry, renderer)]))
  const work: string[] = []
  for (const { slug } of catalogue) {
    const known = before[slug]
    const current = known !== undefined && known.hash === hashes.get(slug)
    if (current && (await isComplete(outDir, known))) manifest[slug] = known
    else work.push(slug)
  }

  if (work.length > 0) {
    let done = 0
    try {
      await renderInWorkers(work, outDir, (slug, files) => {
        done += 1
        manifest[slug] = { hash: hashes.get(slug) ?? '', files }
        options.onProgress?.(done, work.length, slug)
      })
    } finally {
      // Resources finished before a failure or an interruption are not rendered again.
      await writeManifest(outDir, { ...before, ...manifest })
    }
  }
  // Pictures that belong to no resource depend only on the drawing code.
  const keepOrWrite = async (entry: string, write: () => Promise<Record<string, number>>) => {
    const known = before[entry]
    manifest[entry] =
      known?.hash === renderer && (await isComplete(outDir, known))
        ? known
        : { hash: renderer, files: await write() }
  }
  for (const name of Object.keys(COMMUNICATION_PICTURES)) {
    await keepOrWrite(`communication/${name}`, () => writePictures(name, outDir))
  }
  for (const [name, svg] of Object.entries(CRESTS)) {
    const key = crestKey(name as keyof typeof CRESTS) // the keys of the record above
    await keepOrWrite(`school/${name}`, () => writeCrest(svg, key, outDir))
  }
  await removeStale(outDir, before, manifest)
  await writeManifest(outDir, manifest)

  const sizes = Object.values(manifest).flatMap((entry) => Object.values(entry.files))
  return {
    rendered: work.length,
    unchanged: catalogue.length - work.length,
    files: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { out: { type: 'string' } } })
  const started = performance.now()
  const report = await renderAll(values.out ?? DEFAULT_FILES_DIR, {
    onProgress: (done, total, slug) => console.log(`${done}/${total} ${slug}`),
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const megabytes = (report.bytes / 1_000_000).toFixed(1)
  console.log(
    `${report.rendered} rendered, ${report.unchanged} unchanged, ` +
      `${report.files} files, ${megabytes} MB, ${seconds} s`,
  )
}
