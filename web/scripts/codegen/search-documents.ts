import {
  Kind,
  parse,
  type DefinitionNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
} from 'graphql'

const directiveName = 'searched'

/** `words: $words` and `$words: String!`, as they are parsed. */
const wordsOf = (): Pick<OperationDefinitionNode, 'variableDefinitions'> & { field: FieldNode } => {
  const [operation] = parse('query A($words: String!) { a(words: $words) }', { noLocation: true })
    .definitions as [OperationDefinitionNode] // the text above
  return {
    variableDefinitions: operation.variableDefinitions ?? [],
    field: operation.selectionSet.selections[0] as FieldNode,
  }
}

const named = <Node extends { name: { value: string } }>(node: Node, value: string): Node => ({
  ...node,
  name: { ...node.name, value },
})

const textArgument = ({ arguments: given = [] }: DirectiveNode): string => {
  const [by] = given
  if (by?.name.value !== 'by' || by.value.kind !== Kind.STRING || given.length !== 1) {
    throw new Error(`@${directiveName} takes the search function: (by: "searchHolidays")`)
  }
  return by.value.value
}

const totalCount: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: 'totalCount' } }

/** The list, found by words, with how many are found. */
function searched(field: FieldNode, by: string): FieldNode {
  const selections = field.selectionSet?.selections ?? []
  const counts = selections.some(
    (one) => one.kind === Kind.FIELD && one.name.value === 'totalCount',
  )
  return {
    ...named(field, by),
    arguments: [...(wordsOf().field.arguments ?? []), ...(field.arguments ?? [])],
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: counts ? selections : [totalCount, ...selections],
    },
  }
}

function searchOf(operation: OperationDefinitionNode, by: string): OperationDefinitionNode {
  const [list, ...others] = operation.selectionSet.selections
  if (list?.kind !== Kind.FIELD || list.alias?.value !== 'list' || others.length > 0) {
    throw new Error(`@${directiveName} stands on a query of nothing but "list: …"`)
  }
  if (operation.name === undefined) throw new Error('a query without a name')
  return {
    ...named({ ...operation, name: operation.name }, `${operation.name.value}Search`),
    variableDefinitions: [
      ...(wordsOf().variableDefinitions ?? []),
      ...(operation.variableDefinitions ?? []),
    ],
    selectionSet: { kind: Kind.SELECTION_SET, selections: [searched(list, by)] },
  }
}

/**
 * A list is read and searched with one selection: `query Holidays(…) @searched(by: "searchHolidays") { list: … }` stands for
 * itself and for a query HolidaysSearch with `words`, which asks how many there are too. The directive is only ours.
 */
export function withSearches(document: DocumentNode): DocumentNode {
  const definitions = document.definitions.flatMap((node): DefinitionNode[] => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return [node]
    const directive = node.directives?.find(({ name }) => name.value === directiveName)
    if (directive === undefined) return [node]
    const plain = { ...node, directives: node.directives?.filter((one) => one !== directive) ?? [] }
    return [plain, searchOf(plain, textArgument(directive))]
  })
  return { ...document, definitions }
}
