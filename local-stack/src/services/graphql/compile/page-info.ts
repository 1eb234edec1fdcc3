import { GraphqlFault } from '../faults.ts'
import type { Selected } from '../parse/selections.ts'
import type { CompileContext } from './context.ts'
import { cursorExpression } from './cursor.ts'
import type { Page } from './page.ts'
import type { Entry } from './sql-text.ts'
import { jsonObject, literal } from './sql-text.ts'

export function pageInfoObject(context: CompileContext, selected: Selected, page: Page): string {
  const type = context.schema.pageInfo()
  const entries = context.fieldsOf(selected, type).map((item): Entry => {
    switch (item.name) {
      case 'hasNextPage':
        return [item.key, page.hasNextPage()]
      case 'hasPreviousPage':
        return [item.key, page.hasPreviousPage()]
      case 'startCursor':
        return [item.key, page.edge(cursorExpression(page.block, page.order), 'first')]
      case 'endCursor':
        return [item.key, page.edge(cursorExpression(page.block, page.order), 'last')]
      case '__typename':
        return [item.key, literal(type.name)]
      default:
        throw new GraphqlFault('unknown field in pageInfo')
    }
  })
  return jsonObject(entries)
}
