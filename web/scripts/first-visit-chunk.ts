import { fileURLToPath } from 'node:url'

/** What a first visit runs: the app's start and the landing page. */
const roots = ['../src/main.tsx', '../src/app/routes/website/landing.tsx'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: string[] } | null
}

function reachable(graph: ModuleGraph): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  roots.forEach(visit)
  return found
}

/**
 * Chooses the chunk of each module. By default the bundler splits the code that the first page shares with
 * later ones into two dozen small files, which compress a fifth worse than one.
 */
export function firstVisitChunk() {
  let first: Set<string> | undefined
  return (id: string, graph: ModuleGraph): string | null => {
    first ??= reachable(graph)
    return first.has(id) && /\/web\/src\/.*\.tsx?$/.test(id) ? 'first-visit' : null
  }
}
