import { GraphqlFault } from '../faults.ts'
import type { Fragments } from '../parse/fragments.ts'
import type { Selected } from '../parse/selections.ts'
import { selectedFields } from '../parse/selections.ts'
import type { Variables } from '../parse/variables.ts'
import type { GraphqlSchema } from '../schema/graphql-schema.ts'
import type { NamedType } from '../schema/model.ts'
import { Statement } from './statement.ts'

/**
 * The most rows that one root field may ask for: the page sizes of nested collections multiplied. The largest request of
 * the web app, the cart with the members of its bundles, asks for a hundred thousand.
 */
const maxRows = 250_000

/** What all parts of the statement of one root field share. */
export class CompileContext {
  readonly statement = new Statement()
  readonly schema: GraphqlSchema
  readonly variables: Variables
  private readonly fragments: Fragments
  private rows = 1
  private total = 0

  constructor(schema: GraphqlSchema, fragments: Fragments, variables: Variables) {
    this.schema = schema
    this.fragments = fragments
    this.variables = variables
  }

  /**
   * Compiles what is selected of each row of a page.
   * @throws GraphqlFault when all pages of the statement together could have too many rows
   */
  ofEachRow<T>(pageSize: number, compile: () => T): T {
    const outer = this.rows
    this.rows *= pageSize
    this.total += this.rows
    if (this.total > maxRows) throw new GraphqlFault(`Query asks for more than ${maxRows} rows`)
    const compiled = compile()
    this.rows = outer
    return compiled
  }

  fieldsOf(selected: Selected, type: NamedType): Selected[] {
    return selectedFields(selected.selections, type.name, this.fragments, this.variables)
  }
}
