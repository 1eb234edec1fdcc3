import { globSync, readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { Kind, parse, Source, visit, type DocumentNode, type FragmentDefinitionNode } from 'graphql'
import { withSearches } from './search-documents.ts'

/** A .graphql file and the TypeScript file generated beside it; both paths are relative to src/. */
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

/** Every .graphql file under src/, sorted by path. */
export function readGraphqlFiles(root: string): GraphqlFile[] {
  return globSync('src/**/*.graphql', { cwd: root })
    .toSorted()
    .map((location) => ({
      location,
      target: location.replace(/\.graphql$/, '.generated.ts'),
      document: withSearches(
        parse(new Source(readFileSync(`${root}${location}`, 'utf8'), location)),
      ),
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

/** The fragments that a part of a document spreads directly. */
export function spreadIn(node: Parameters<typeof visit>[0]): string[] {
  const names = new Set<string>()
  visit(node, { FragmentSpread: (spread) => void names.add(spread.name.value) })
  return [...names]
}

/**
 * All fragments that a document needs, directly or through other fragments. Each comes after those that it
 * needs itself.
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

/**
 * Only pages (src/app) may use several features. Names, in a sentence each, the fragments that another file
 * takes from a feature.
 */
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

/** The import path from one generated file to another. */
export function importPath(from: string, to: string): string {
  const path = relative(dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}
