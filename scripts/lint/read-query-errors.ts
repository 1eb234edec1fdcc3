import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from '@typescript-eslint/utils'

const hooks = ['useQuery', 'useLazyQuery', 'useSuspenseQuery', 'useBackgroundQuery']

/** Whether a pattern such as `{ data, error }` takes the error out of an answer, by name or with all that is left. */
const takesError = ({ properties }: TSESTree.ObjectPattern) =>
  properties.some(
    (property) =>
      property.type === AST_NODE_TYPES.RestElement ||
      (property.key.type === AST_NODE_TYPES.Identifier && property.key.name === 'error'),
  )

/** Whether this use of the answer reads its error: `answer.error`, or `const { error } = answer`. */
function readsError({ parent }: TSESTree.Identifier | TSESTree.JSXIdentifier): boolean {
  if (parent.type === AST_NODE_TYPES.MemberExpression)
    return parent.property.type === AST_NODE_TYPES.Identifier && parent.property.name === 'error'
  return (
    parent.type === AST_NODE_TYPES.VariableDeclarator &&
    parent.id.type === AST_NODE_TYPES.ObjectPattern &&
    takesError(parent.id)
  )
}

/**
 * A query that fails is said: whoever asks one reads `error` of its answer. A hook that returns the whole answer leaves
 * that to its callers, within the same file.
 */
export const readQueryErrors = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    messages: {
      unread:
        'A query that fails is said: read `error` of its answer (form/read-error.tsx, use-tell-unread.ts).',
    },
    schema: [],
  },
  create(context) {
    return {
      CallExpression(node) {
        if (node.callee.type !== AST_NODE_TYPES.Identifier || !hooks.includes(node.callee.name))
          return
        const { parent } = node
        // const [load, answer] = useLazyQuery()
        if (parent.type !== AST_NODE_TYPES.VariableDeclarator) {
          if (parent.type === AST_NODE_TYPES.ReturnStatement) return
          if (parent.type === AST_NODE_TYPES.MemberExpression) {
            if (
              parent.property.type === AST_NODE_TYPES.Identifier &&
              parent.property.name === 'error'
            )
              return
          }
          context.report({ node, messageId: 'unread' })
          return
        }
        let place: TSESTree.Node | null | undefined = parent.id
        if (place.type === AST_NODE_TYPES.ArrayPattern) place = place.elements[1]
        if (place?.type === AST_NODE_TYPES.ObjectPattern && takesError(place)) return
        if (place?.type === AST_NODE_TYPES.Identifier) {
          const { name } = place
          const known = context.sourceCode
            .getDeclaredVariables(parent)
            .find((variable) => variable.name === name)
          if (known?.references.some(({ identifier }) => readsError(identifier))) return
        }
        context.report({ node, messageId: 'unread' })
      },
    }
  },
})
