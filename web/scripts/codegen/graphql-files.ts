import { globSync, readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { Kind, parse, Source, visit, type DocumentNode, type FragmentDefinitionNode } from 'graphql'

/** A .graphql file and the TypeScript file that is generated beside it; both paths begin at src/. */
export interface GraphqlFile {
  location: string
  target: string
  document: DocumentNode
}

/** A fragment and the file that defines it. */
export interface Fragment {
  node: FragmentDefinitionNode
  file: GraphqlFile
}

/** Every .graphql file under src/, in the order of their paths. */
export function readGraphqlFiles(root: string): GraphqlFile[] {
  return globSync('src/**/*.graphql', { cwd: root })
    .toSorted()
    .map((location) => ({
      location,
      target: location.replace(/\.graphql$/, '.generated.ts'),
      document: parse(new Source(readFileSync(`${root}${location}`, 'utf8'), location)),
    }))
}

/** All fragments by name. */
export function fragmentsOf(files: GraphqlFile[]): Map<string, Fragment> {
  const found = new Map<string, Fragment>()
  for (const file of files) {
    for (const node of file.document.definitions) {
      if (node.kind === Kind.FRAGMENT_DEFINITION) found.set(node.name.value, { node, file })
    }
  }
  return found
}

/** The fragments that a part of a document spreads, without what those spread in turn. */
export function spreadIn(node: Parameters<typeof visit>[0]): string[] {
  const names = new Set<string>()
  visit(node, { FragmentSpread: (spread) => void names.add(spread.name.value) })
  return [...names]
}

/**
 * The fragments that a document needs to be complete: those that it spreads, those that they spread, and so on. Each
 * stands behind those that it needs itself.
 */
export function neededBy(
  node: Parameters<typeof visit>[0],
  fragments: Map<string, Fragment>,
): Fragment[] {
  const needed = new Map<string, Fragment>()
  const add = (name: string) => {
    const fragment = fragments.get(name)
    if (fragment === undefined) throw new Error(`no such fragment: ${name}`)
    if (needed.has(name)) return
    spreadIn(fragment.node).forEach(add)
    needed.set(name, fragment)
  }
  spreadIn(node).forEach(add)
  return [...needed.values()]
}

const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1]

/** Only pages (src/app) know several features. The fragments that another file takes from a feature, as sentences. */
export function fragmentsOfOtherFeatures(
  file: GraphqlFile,
  fragments: Map<string, Fragment>,
): string[] {
  if (file.location.startsWith('src/app/')) return []
  const home = featureOf(file.location)
  return spreadIn(file.document).flatMap((name) => {
    const other = featureOf(fragments.get(name)?.file.location ?? '')
    return other === undefined || other === home
      ? []
      : [
          `${file.location} spreads ${name} of the feature ${other}: move the fragment to src/domain`,
        ]
  })
}

/** How one generated file names another in an import. */
export function importPath(from: string, to: string): string {
  const path = relative(dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}
