import {
  Kind,
  parse,
  visit,
  type FieldNode,
  type NameNode,
  type OperationDefinitionNode,
} from 'graphql'

/** A node with another name. */
export const named = <Node extends { name: NameNode }>(node: Node, value: string): Node => ({
  ...node,
  name: { ...node.name, value },
})

/** `totalCount`, as it is parsed. */
export const totalCount: FieldNode = {
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: 'totalCount' },
}

/**
 * The list that a query reads, and the query's name.
 * @throws where it reads something else, naming the directive that stands on it
 */
export function listOf(
  { name, selectionSet }: OperationDefinitionNode,
  directive: string,
): { name: NameNode; list: FieldNode } {
  const [list, ...others] = selectionSet.selections
  if (list?.kind !== Kind.FIELD || list.alias?.value !== 'list' || others.length > 0) {
    throw new Error(`@${directive} stands on a query of nothing but "list: …"`)
  }
  if (name === undefined) throw new Error('a query without a name')
  return { name, list }
}

/** What says which rows of those that match are shown, and in what order: a number of rows does not depend on it. */
const ofPages = new Set(['orderBy', 'first', 'offset', 'after', 'atMost'])

/** `first: 1`: the database reads no page of rows to count them. */
const oneRow = () => {
  const [operation] = parse('{ a(first: 1) }', { noLocation: true }).definitions as [
    OperationDefinitionNode,
  ] // the text above
  return (operation.selectionSet.selections[0] as FieldNode).arguments ?? []
}

/** The query of how many rows match, from the query of the rows. */
export function countOf(
  operation: OperationDefinitionNode,
  directive: string,
): OperationDefinitionNode {
  const { name, list } = listOf(operation, directive)
  const conditions = (list.arguments ?? []).filter((each) => !ofPages.has(each.name.value))
  const field: FieldNode = {
    ...list,
    arguments: [...conditions, ...oneRow()],
    selectionSet: { kind: Kind.SELECTION_SET, selections: [totalCount] },
  }
  const used = new Set<string>()
  visit(field, { Variable: (variable) => void used.add(variable.name.value) })
  return {
    ...named({ ...operation, name }, `${name.value}Count`),
    variableDefinitions: operation.variableDefinitions?.filter(({ variable }) =>
      used.has(variable.name.value),
    ),
    selectionSet: { kind: Kind.SELECTION_SET, selections: [field] },
  }
}
