import type { FragmentDefinitionNode } from 'graphql'
import type { Selected } from '../parse/selections.ts'
import { selectedFields } from '../parse/selections.ts'
import type { Variables } from '../parse/variables.ts'
import type { GraphqlSchema } from '../schema/graphql-schema.ts'
import type { NamedType } from '../schema/model.ts'
import { Statement } from './statement.ts'

/** What all parts of the statement of one root field share. */
export class CompileContext {
  readonly statement = new Statement()
  readonly schema: GraphqlSchema
  readonly variables: Variables
  private readonly fragments: FragmentDefinitionNode[]

  constructor(schema: GraphqlSchema, fragments: FragmentDefinitionNode[], variables: Variables) {
    this.schema = schema
    this.fragments = fragments
    this.variables = variables
  }

  fieldsOf(selected: Selected, type: NamedType): Selected[] {
    return selectedFields(selected.selections, type.name, this.fragments, this.variables)
  }
}
