export interface ModuleGraph {
  getModuleInfo: (id: string) => {
    importedIds: string[]
    dynamicallyImportedIds: string[]
    code: string | null
  } | null
}

/** Packages whose first file names everything that they have; a page needs only what it takes from them. */
const barrel =
  /\/node_modules\/(?:radix-ui\/dist\/index|lucide-react\/dist\/esm\/lucide-react)\.m?js$/
const fromBarrel = /import\s*\{([^}]*)\}\s*from\s*["'](?:radix-ui|lucide-react)["']/g

/** The names that a module takes from barrels. */
const namesTaken = (code: string): string[] =>
  [...code.matchAll(fromBarrel)].flatMap(([, list = '']) =>
    list.split(',').map((each) => (each.trim().split(/\s+as\s+/)[0] ?? '').replace(/^type /, '')),
  )

/** Where a barrel has a name from: a package, or a file beside it. */
function sourceOf(name: string, code: string): string | undefined {
  const line = new RegExp(
    `^(?:import|export).*\\b${name}\\b.*from\\s*["'](?:\\./)?([^"']+)["']`,
    'm',
  )
  return line.exec(code)?.[1]
}

/** What a module imports statically; of a package with everything in one file, only what it takes. */
export function importsOf(graph: ModuleGraph, id: string): string[] {
  const info = graph.getModuleInfo(id)
  return (info?.importedIds ?? []).flatMap((imported) => {
    if (!barrel.test(imported)) return imported
    const everything = graph.getModuleInfo(imported)
    return namesTaken(info?.code ?? '').flatMap((name) => {
      const source = sourceOf(name, everything?.code ?? '')
      if (source === undefined) return []
      return everything?.importedIds.find((each) => each.includes(`/${source}`)) ?? []
    })
  })
}

/** All modules that these import statically, themselves included. */
export function reachable(graph: ModuleGraph, roots: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    importsOf(graph, id).forEach(visit)
  }
  roots.forEach(visit)
  return found
}
