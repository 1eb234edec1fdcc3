import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { loadCatalogue } from '../catalogue.ts'
import { writeFiles } from './files.ts'
import { openRasteriser } from './raster.ts'

/** Worker thread: receives slugs, renders one resource at a time and answers with its files. */
const port = parentPort
if (!port) throw new Error('this file runs as a worker thread')
const { outDir } = z.object({ outDir: z.string() }).parse(workerData)
const catalogue = new Map((await loadCatalogue()).map((resource) => [resource.slug, resource]))
const rasteriser = await openRasteriser()

async function render(slug: string): Promise<Record<string, number>> {
  const resource = catalogue.get(slug)
  if (!resource) throw new Error(`no resource ${slug}`)
  return writeFiles(resource, outDir, rasteriser)
}

port.on('message', (message: unknown) => {
  const slug = z.string().parse(message)
  void render(slug).then(
    (files) => port.postMessage({ slug, files }),
    (error: unknown) => port.postMessage({ slug, error: String(error) }),
  )
})
port.postMessage({ ready: true })
