import type {
  DocumentNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql'
import { GraphQLError, Kind, parse } from 'graphql'
import { GraphqlFault } from '../faults.ts'
import { LruMap } from '../lru-map.ts'
import { checkSyntax } from './check-syntax.ts'

export interface Operation {
  definition: OperationDefinitionNode
  fragments: FragmentDefinitionNode[]
}

/**
 * The deepest nesting of fields, with fragments expanded (the same as for the text of a request), and of fragments
 * within fragments.
 */
const maxSelectionDepth = 50
const maxFragmentDepth = 50

const parsed = new LruMap<string, DocumentNode>(500)

export function parseDocument(query: string): DocumentNode {
  const known = parsed.get(query)
  if (known) return known
  checkSyntax(query)
  try {
    const document = parse(query, { noLocation: true })
    parsed.set(query, document)
    return document
  } catch (error) {
    if (error instanceof GraphQLError) throw new GraphqlFault(`query parse error: ${error.message}`)
    throw error
  }
}

/** The operation to run, after the checks of the document as a whole. */
export function selectOperation(document: DocumentNode, operationName: string | null): Operation {
  const operations: OperationDefinitionNode[] = []
  const fragments: FragmentDefinitionNode[] = []
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.push(definition)
  }
  const names = operations.map(nameOf)
  if (names.length > 1 && names.includes(null)) {
    throw new GraphqlFault('Anonymous operations must be the only defined operation')
  }
  if (new Set(names).size !== names.length) throw new GraphqlFault('Operation names must be unique')
  for (const fragment of fragments) checkFragment(fragment, new Set(), fragments, 1)
  const definition = operations.find(
    (_, position) =>
      names[position] === operationName || (operations.length === 1 && operationName === null),
  )
  if (!definition) throw new GraphqlFault('Operation not found')
  if (definition.operation === 'subscription')
    throw new GraphqlFault('Subscriptions are not supported')
  checkDepth(definition.selectionSet, fragments, 1)
  return { definition, fragments }
}

/** A subscription counts as nameless, as in pg_graphql. */
function nameOf(operation: OperationDefinitionNode): string | null {
  return operation.operation === 'subscription' ? null : (operation.name?.value ?? null)
}

function checkFragment(
  fragment: FragmentDefinitionNode,
  visited: Set<string>,
  fragments: FragmentDefinitionNode[],
  depth: number,
): void {
  checkFragmentDepth(depth)
  const name = fragment.name.value
  if (visited.has(name)) throw new GraphqlFault('Found a cycle between fragments')
  visited.add(name)
  checkFragmentSelections(fragment.selectionSet, visited, fragments, depth + 1)
  visited.delete(name)
}

function checkFragmentSelections(
  selectionSet: SelectionSetNode | undefined,
  visited: Set<string>,
  fragments: FragmentDefinitionNode[],
  depth: number,
): void {
  checkFragmentDepth(depth)
  for (const selection of selectionSet?.selections ?? []) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const target = fragments.find((item) => item.name.value === selection.name.value)
      if (target) checkFragment(target, visited, fragments, depth + 1)
    } else {
      checkFragmentSelections(selection.selectionSet, visited, fragments, depth + 1)
    }
  }
}

function checkFragmentDepth(depth: number): void {
  if (depth > maxFragmentDepth) {
    throw new GraphqlFault(`Fragment cycle depth is greater than ${maxFragmentDepth}`)
  }
}

function checkDepth(
  selectionSet: SelectionSetNode | undefined,
  fragments: FragmentDefinitionNode[],
  depth: number,
): void {
  if (!selectionSet) return
  if (depth > maxSelectionDepth) {
    throw new GraphqlFault(
      `Query selection depth exceeds the maximum allowed depth of ${maxSelectionDepth}`,
    )
  }
  for (const selection of selectionSet.selections) {
    if (selection.kind === Kind.FIELD) {
      checkDepth(selection.selectionSet, fragments, depth + 1)
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      checkDepth(selection.selectionSet, fragments, depth)
    } else {
      const target = fragments.find((item) => item.name.value === selection.name.value)
      if (target) checkDepth(target.selectionSet, fragments, depth)
    }
  }
}
