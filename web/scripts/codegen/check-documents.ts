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

/** Directives of Apollo Client that are not in the schema. */
const clientDirectives = parse('directive @unmask on FRAGMENT_SPREAD')

/** Whether a selection includes one of the fields, directly or through a fragment. */
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

/** Whether the rows that a field returns have a global id. */
function hasId(context: ValidationContext): boolean {
  // the type as text, without its list and not-null signs
  const name = String(context.getType()).replaceAll(/[[\]!]/g, '')
  const type = context.getSchema().getType(name)
  return isObjectType(type) && 'nodeId' in type.getFields()
}

/** Apollo's cache identifies a row by its nodeId; without it, the row is stored again in every place. */
const idsAreSelected = (context: ValidationContext): ASTVisitor => ({
  Field(node) {
    if (node.selectionSet === undefined || !hasId(context)) return
    if (selects(context, node.selectionSet, 'nodeId')) return
    context.reportError(new GraphQLError(`Select nodeId of "${node.name.value}".`, { nodes: node }))
  },
})

/** The network panel, logs and cache show an operation by its name. */
const operationsAreNamed = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(node) {
    if (node.name !== undefined) return
    context.reportError(new GraphQLError(`Name this ${node.operation}.`, { nodes: node }))
  },
})

/**
 * All faults in the app's documents: names used twice, unused variables and fragments, rows without their
 * id, and everything that GraphQL's own validation forbids. One sentence for each fault.
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
