import {
  buildASTSchema,
  concatAST,
  extendSchema,
  GraphQLError,
  isObjectType,
  Kind,
  parse,
  specifiedRules,
  validate,
  type ASTVisitor,
  type DocumentNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import type { GraphqlFile } from './graphql-files.ts'

/** What Apollo Client understands beyond the schema. */
const clientDirectives = parse('directive @unmask on FRAGMENT_SPREAD')

/** Whether the fields of a selection include one, also by way of a fragment. */
function selects(context: ValidationContext, set: SelectionSetNode, field: string): boolean {
  return set.selections.some((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value === field
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return selects(context, selection.selectionSet, field)
    }
    const fragment = context.getFragment(selection.name.value)
    return (
      fragment !== null && fragment !== undefined && selects(context, fragment.selectionSet, field)
    )
  })
}

/** Whether the rows that a field answers with carry their global id. */
function hasId(context: ValidationContext): boolean {
  // The type in writing, without the signs for "a list of" and "never null".
  const name = String(context.getType()).replaceAll(/[[\]!]/g, '')
  const type = context.getSchema().getType(name)
  return isObjectType(type) && 'nodeId' in type.getFields()
}

/** Apollo's cache keeps a row under its nodeId; one that is asked for without it is stored again at every place. */
const idsAreSelected = (context: ValidationContext): ASTVisitor => ({
  Field(node) {
    if (node.selectionSet === undefined || !hasId(context)) return
    if (selects(context, node.selectionSet, 'nodeId')) return
    context.reportError(new GraphQLError(`Select nodeId of "${node.name.value}".`, { nodes: node }))
  },
})

/** An operation is called by its name in the network panel, in logs and in the cache. */
const operationsAreNamed = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(node) {
    if (node.name !== undefined) return
    context.reportError(new GraphQLError(`Name this ${node.operation}.`, { nodes: node }))
  },
})

/**
 * What is wrong with the documents of the app, taken together: names that two of them share, variables and fragments
 * that nobody uses, rows without their id, and all that GraphQL itself forbids. One sentence for each fault.
 */
export function faultsOf(files: GraphqlFile[], schema: DocumentNode): string[] {
  const errors = validate(
    extendSchema(buildASTSchema(schema), clientDirectives),
    concatAST(files.map((file) => file.document)),
    [...specifiedRules, operationsAreNamed, idsAreSelected],
    { maxErrors: 1000 },
  )
  return errors.map(({ message, nodes = [], locations = [] }) => {
    const source = nodes[0]?.loc?.source.name ?? ''
    return `${source}:${locations[0]?.line ?? 1} ${message}`
  })
}
