import {
  Kind,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
} from 'graphql'

const name = (value: string) => ({ kind: Kind.NAME, value }) as const
const variable = (value: string) => ({ kind: Kind.VARIABLE, name: name(value) }) as const
const field = (value: string, fields?: FieldNode[]): FieldNode => ({
  kind: Kind.FIELD,
  name: name(value),
  ...(fields === undefined
    ? {}
    : { selectionSet: { kind: Kind.SELECTION_SET, selections: fields } }),
})

const after: ArgumentNode = { kind: Kind.ARGUMENT, name: name('after'), value: variable('after') }

function listAfter(list: FieldNode): FieldNode {
  const given = (list.arguments ?? []).filter((one) => one.name.value !== 'offset')
  return {
    ...list,
    arguments: [...given, after],
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: [
        ...(list.selectionSet?.selections ?? []),
        field('pageInfo', [field('endCursor'), field('hasNextPage')]),
      ],
    },
  }
}

const operationAfter = (operation: OperationDefinitionNode): OperationDefinitionNode => ({
  ...operation,
  variableDefinitions: [
    ...(operation.variableDefinitions ?? []).filter((one) => one.variable.name.value !== 'offset'),
    {
      kind: Kind.VARIABLE_DEFINITION,
      variable: variable('after'),
      type: { kind: Kind.NAMED_TYPE, name: name('Cursor') },
    },
  ],
  selectionSet: {
    ...operation.selectionSet,
    selections: operation.selectionSet.selections.map((one) =>
      one.kind === Kind.FIELD && one.alias?.value === 'list' ? listAfter(one) : one,
    ),
  },
})

/**
 * The query of a list, which counts rows (`$offset`), as one that goes on behind a row (`$after`, a cursor that names the
 * values by which the list is ordered, the id last): rows that come or go before it move nothing.
 */
export const keysetQuery = (document: DocumentNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? operationAfter(one) : one,
  ),
})
