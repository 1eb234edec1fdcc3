import {
  Kind,
  parse,
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
} from 'graphql'
import { countOf, listOf, named, totalCount } from './count-documents.ts'

const searchedName = 'searched'
const countedName = 'countedApart'

/** `words: $words` and `$words: String!`, as they are parsed. */
const wordsOf = (): Pick<OperationDefinitionNode, 'variableDefinitions'> & { field: FieldNode } => {
  const [operation] = parse('query A($words: String!) { a(words: $words) }', { noLocation: true })
    .definitions as [OperationDefinitionNode] // the text above
  return {
    variableDefinitions: operation.variableDefinitions ?? [],
    field: operation.selectionSet.selections[0] as FieldNode,
  }
}

interface Searched {
  /** The search function, as the API calls it. */
  by: string
  /** Whether the search says how many there are. */
  total: boolean
}

function readSearched({ arguments: given = [] }: ConstDirectiveNode): Searched {
  const values = new Map(given.map(({ name, value }) => [name.value, value]))
  const by = values.get('by')
  const total = values.get('total') ?? { kind: Kind.BOOLEAN, value: true }
  const others = [...values.keys()].filter((name) => name !== 'by' && name !== 'total')
  if (by?.kind !== Kind.STRING || total.kind !== Kind.BOOLEAN || others.length > 0) {
    throw new Error(`@${searchedName} takes the search function: (by: "searchHolidays")`)
  }
  return { by: by.value, total: total.value }
}

/** The list, found by words; where it is read by the search function itself, its words give way. */
function searched(field: FieldNode, { by, total }: Searched): FieldNode {
  const selections = field.selectionSet?.selections ?? []
  const counts = selections.some(
    (selection) => selection.kind === Kind.FIELD && selection.name.value === 'totalCount',
  )
  const others = (field.arguments ?? []).filter(({ name }) => name.value !== 'words')
  return {
    ...named(field, by),
    arguments: [...(wordsOf().field.arguments ?? []), ...others],
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: counts || !total ? selections : [totalCount, ...selections],
    },
  }
}

function searchOf(operation: OperationDefinitionNode, asked: Searched): OperationDefinitionNode {
  const { name, list } = listOf(operation, searchedName)
  return {
    ...named({ ...operation, name }, `${name.value}Search`),
    variableDefinitions: [
      ...(wordsOf().variableDefinitions ?? []),
      ...(operation.variableDefinitions ?? []),
    ],
    selectionSet: { kind: Kind.SELECTION_SET, selections: [searched(list, asked)] },
  }
}

/** What a query of a list stands for: itself, its search and what counts them. */
function documentsOf(operation: OperationDefinitionNode): OperationDefinitionNode[] {
  const directive = (called: string) =>
    operation.directives?.find(({ name }) => name.value === called) as
      | ConstDirectiveNode // no variables in ours
      | undefined
  const by = directive(searchedName)
  const apart = directive(countedName)
  const plain: OperationDefinitionNode = {
    ...operation,
    directives: operation.directives?.filter((each) => each !== by && each !== apart) ?? [],
  }
  const asked = by === undefined ? null : readSearched(by)
  const search = asked === null ? [] : [searchOf(plain, asked)]
  if (apart === undefined) return [plain, ...search]
  const counted = asked?.total === false ? [plain, ...search] : [plain]
  return [plain, ...search, ...counted.map((each) => countOf(each, countedName))]
}

/**
 * A list is read, searched and counted with one selection. `query Holidays(…) @searched(by: "searchHolidays") { list: … }`
 * stands for itself and for a query HolidaysSearch with `words`, which asks how many there are too (not with
 * `total: false`). `@countedApart` adds HolidaysCount, with the filter and no rows, and where the search does not say its
 * total HolidaysSearchCount. The directives are only ours.
 * @throws for one on a query of anything else, or with other arguments
 */
export function withSearches(document: DocumentNode): DocumentNode {
  const definitions = document.definitions.flatMap((node): DefinitionNode[] =>
    node.kind === Kind.OPERATION_DEFINITION ? documentsOf(node) : [node],
  )
  return { ...document, definitions }
}
