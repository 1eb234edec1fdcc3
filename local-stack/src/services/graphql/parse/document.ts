import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode } from 'graphql'
import { GraphQLError, Kind, parse } from 'graphql'
import { GraphqlFault } from '../faults.ts'
import { LruMap } from '../../../cache/lru-map.ts'
import { checkSyntax } from './check-syntax.ts'
import { Fragments } from './fragments.ts'

export interface Operation {
  definition: OperationDefinitionNode
  fragments: Fragments
}

/** The longest text of a request, in characters; the longest of the web app has some two thousand. */
const maxLength = 50_000

/** Longer documents are parsed each time, so that the memory for parsed ones stays small. */
const longestKept = 10_000

const parsed = new LruMap<string, DocumentNode>(500)

export function parseDocument(query: string): DocumentNode {
  const known = parsed.get(query)
  if (known) return known
  if (query.length > maxLength) {
    throw new GraphqlFault(`Query is longer than ${maxLength} characters`)
  }
  checkSyntax(query)
  try {
    const document = parse(query, { noLocation: true })
    if (query.length <= longestKept) parsed.set(query, document)
    return document
  } catch (error) {
    if (error instanceof GraphQLError) throw new GraphqlFault(`query parse error: ${error.message}`)
    throw error
  }
}

/** The operation to run, after the checks of the document as a whole. */
export function selectOperation(document: DocumentNode, operationName: string | null): Operation {
  const operations: OperationDefinitionNode[] = []
  const definitions: FragmentDefinitionNode[] = []
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) definitions.push(definition)
  }
  const names = operations.map(nameOf)
  if (names.length > 1 && names.includes(null)) {
    throw new GraphqlFault('Anonymous operations must be the only defined operation')
  }
  if (new Set(names).size !== names.length) throw new GraphqlFault('Operation names must be unique')
  const fragments = new Fragments(definitions)
  fragments.checkFragments()
  const definition = operations.find(
    (_, position) =>
      names[position] === operationName || (operations.length === 1 && operationName === null),
  )
  if (!definition) throw new GraphqlFault('Operation not found')
  if (definition.operation === 'subscription')
    throw new GraphqlFault('Subscriptions are not supported')
  fragments.checkDepth(definition)
  return { definition, fragments }
}

/** A subscription counts as nameless, as in pg_graphql. */
function nameOf(operation: OperationDefinitionNode): string | null {
  return operation.operation === 'subscription' ? null : (operation.name?.value ?? null)
}
