import { createHash } from 'node:crypto'
import { basename, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mergeChunks, settled, type Chunk } from './merge-chunks.ts'
import { importsOf, reachable, type ModuleGraph } from './reachable-modules.ts'
import { areaOf } from './text-parts.ts'

const web = fileURLToPath(new URL('..', import.meta.url))

const pathOf = (module: string) => fileURLToPath(new URL(`../src/${module}`, import.meta.url))

/** The pages that are opened most. */
const pages = new Set(
  [
    'app/layouts/app/app-layout.tsx',
    'app/routes/website/product.tsx',
    'app/routes/website/category.tsx',
    'app/routes/website/about.tsx',
    'app/routes/website/legal.tsx',
    'app/routes/auth/sign-in.tsx',
    'app/routes/shop/shelf.tsx',
    'app/routes/shop/orders.tsx',
    'app/routes/library/library.tsx',
    'app/routes/workspace/home.ts',
    'app/routes/workspace/calendar.tsx',
    'app/routes/workspace/print-assessment.tsx',
    'features/cart/cart-dialog.tsx',
    'app/live/start.ts',
  ].map(pathOf),
)

/** How many files such a page may share with others, beyond those of every page. */
const most = 12

/** The same for the pages of daily work, which also request data and pictures. */
const mostOf = new Map([
  [pathOf('app/layouts/app/app-layout.tsx'), 10],
  [pathOf('app/routes/shop/shelf.tsx'), 9],
  [pathOf('app/routes/library/library.tsx'), 10],
  [pathOf('app/routes/workspace/calendar.tsx'), 12],
])

/** Everything that is loaded by name while the app runs: pages, and parts of pages. */
function entriesOf(graph: ModuleGraph): string[] {
  const found = new Set([pathOf('main.tsx')])
  for (const entry of found) {
    for (const id of reachable(graph, [entry])) {
      graph.getModuleInfo(id)?.dynamicallyImportedIds.forEach((each) => found.add(each))
    }
  }
  return [...found]
}

function chunksOf(graph: ModuleGraph, taken: (id: string) => boolean): Chunk[] {
  const entries = entriesOf(graph)
  const loadedBy = new Map<string, Set<string>>()
  for (const entry of entries) {
    for (const id of reachable(graph, [entry])) {
      if (taken(id) || entries.includes(id)) continue
      loadedBy.set(id, (loadedBy.get(id) ?? new Set()).add(entry))
    }
  }
  const imports = new Map([...loadedBy.keys()].map((id) => [id, importsOf(graph, id)]))
  const isStyled = (id: string) =>
    [id, ...(imports.get(id) ?? [])].some((each) => each.endsWith('.css'))
  const chunks = [...loadedBy].map(([id, by]) => ({
    entries: by,
    modules: new Set([id]),
    // Styles are another file, which pages that do not need them are spared.
    area: `${areaOf(relative(web, id)) ?? ''}${isStyled(id) ? ' with styles' : ''}`,
    size: graph.getModuleInfo(id)?.code?.length ?? 0,
  }))
  return mergeChunks(settled(chunks, imports), imports, {
    most: (entry) => mostOf.get(entry) ?? (pages.has(entry) ? most : Infinity),
    weight: (entry) => (pages.has(entry) ? 60 : 1),
  })
}

/** Names a chunk by the entry that it is named after, or by how many load it. */
function nameOf({ entries, modules }: Chunk): string {
  const [first = '', second] = entries
  if (second === undefined) return basename(first).replace(/\.\w+$/, '')
  const content = createHash('sha256').update([...modules].map((id) => basename(id)).join('\n'))
  return `shared-${String(entries.size)}-${content.digest('hex').slice(0, 4)}`
}

/**
 * Chooses the chunk of each module that pages share. By default the bundler makes a file of every combination of
 * places that share code: sixty of them for a page of the app, most of a few lines.
 */
export function pageGroup(isTaken: (id: string, graph: ModuleGraph) => boolean) {
  let names: Map<string, string> | undefined
  return (id: string, graph: ModuleGraph): string | null => {
    names ??= new Map(
      chunksOf(graph, (each) => isTaken(each, graph))
        // What one entry loads is put into its own file by the bundler.
        .filter(({ entries }) => entries.size > 1)
        .flatMap((chunk) => [...chunk.modules].map((each) => [each, nameOf(chunk)])),
    )
    return names.get(id) ?? null
  }
}
