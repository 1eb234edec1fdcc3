import type { QueryClient } from './client.ts'
import { queryValue } from './client.ts'
import type { CompileContext } from './compile/context.ts'
import { selectByPk, selectCollection, selectNode, unknownField } from './compile/entry-points.ts'
import { selectFunction } from './compile/function-call.ts'
import { deleteRecords, insertRecords, updateRecords } from './compile/mutation.ts'
import { GraphqlFault } from './faults.ts'
import type { Selected } from './parse/selections.ts'
import type { Field } from './schema/model.ts'
import { unwrap } from './schema/model.ts'

/** Runs one root field: one statement, one value. */
export async function runField(
  client: QueryClient,
  context: CompileContext,
  field: Field,
  selected: Selected,
): Promise<unknown> {
  const statement = compile(context, field, selected)
  const text = await queryValue(client, statement, context.statement.parameters)
  return typeof text === 'string' ? (JSON.parse(text) as unknown) : null
}

function compile(context: CompileContext, field: Field, selected: Selected): string {
  if (field.source?.from === 'function') {
    return selectFunction(context, field, selected, field.source.sqlFunction)
  }
  const { meaning } = unwrap(field.type)
  switch (meaning.is) {
    case 'connection':
      return selectCollection(context, field, selected, meaning.table)
    case 'nodeInterface':
      return selectNode(context, field, selected)
    case 'node':
      return selectByPk(context, field, selected, meaning.table)
    case 'insertResponse':
      return insertRecords(context, field, selected, meaning.table)
    case 'updateResponse':
      return updateRecords(context, field, selected, meaning.table)
    case 'deleteResponse':
      return deleteRecords(context, field, selected, meaning.table)
    default:
      throw new GraphqlFault(unknownField(field.name, 'Query'))
  }
}
