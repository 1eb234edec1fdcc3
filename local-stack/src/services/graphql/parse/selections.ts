import type { ArgumentNode, DirectiveNode, SelectionNode, SelectionSetNode } from 'graphql'
import { Kind } from 'graphql'
import { GraphqlFault } from '../faults.ts'
import type { Fragments } from './fragments.ts'
import { sameArguments } from './same-value.ts'
import type { Variables } from './variables.ts'

/** A selected field, with the selections of every place that selects it under the same key. */
export interface Selected {
  key: string
  name: string
  args: readonly ArgumentNode[]
  selections: SelectionNode[]
}

/** The fields selected on a type: without skipped ones, with the type's fragments expanded and equal fields merged. */
export function selectedFields(
  selections: readonly SelectionNode[],
  typeName: string,
  fragments: Fragments,
  variables: Variables,
): Selected[] {
  const expanded = selections.flatMap((selection) =>
    expand(selection, typeName, fragments, variables),
  )
  return merge(expanded)
}

function expand(
  selection: SelectionNode,
  typeName: string,
  fragments: Fragments,
  variables: Variables,
): Selected[] {
  if (isSkipped(selection.directives ?? [], variables)) return []
  const open = (inner: SelectionSetNode) =>
    selectedFields(inner.selections, typeName, fragments, variables)
  switch (selection.kind) {
    case Kind.FIELD:
      return [
        {
          key: selection.alias?.value ?? selection.name.value,
          name: selection.name.value,
          args: selection.arguments ?? [],
          selections: [...(selection.selectionSet?.selections ?? [])],
        },
      ]
    case Kind.INLINE_FRAGMENT: {
      const condition = selection.typeCondition?.name.value
      return condition === undefined || condition === typeName ? open(selection.selectionSet) : []
    }
    case Kind.FRAGMENT_SPREAD: {
      const name = selection.name.value
      const fragment = fragments.find(name, typeName)
      if (!fragment) throw new GraphqlFault(`no fragment named ${name} on type ${typeName}`)
      return open(fragment.selectionSet)
    }
  }
}

function merge(fields: Selected[]): Selected[] {
  const byKey = new Map<string, Selected>()
  for (const item of fields) {
    const known = byKey.get(item.key)
    if (!known) {
      byKey.set(item.key, item)
      continue
    }
    if (known.name !== item.name) {
      throw new GraphqlFault(`Fields \`${item.name}\` and \`${known.name}\` are different`)
    }
    if (!sameArguments(item.args, known.args)) {
      throw new GraphqlFault(`Two fields named \`${item.name}\` have different arguments`)
    }
    known.selections.push(...item.selections)
  }
  return [...byKey.values()]
}

function isSkipped(directives: readonly DirectiveNode[], variables: Variables): boolean {
  return directives.some((directive) => {
    const name = directive.name.value
    if (name !== 'skip' && name !== 'include') throw new GraphqlFault(`Unknown directive ${name}`)
    return condition(directive, variables) === (name === 'skip')
  })
}

/** The boolean value of `if`; any other literal leaves the field as it is. */
function condition(directive: DirectiveNode, variables: Variables): boolean | undefined {
  const name = directive.name.value
  const [argument, ...others] = directive.arguments ?? []
  if (!argument || others.length > 0)
    throw new GraphqlFault(`Incorrect arguments to directive @${name}`)
  if (argument.name.value !== 'if') {
    throw new GraphqlFault(`Unknown argument to @${name}: ${argument.name.value}`)
  }
  if (argument.value.kind === Kind.BOOLEAN) return argument.value.value
  if (argument.value.kind !== Kind.VARIABLE) return undefined
  const value = variables.given(argument.value.name.value)
  if (typeof value !== 'boolean') {
    throw new GraphqlFault(`Value for "if" in @${name} directive is required`)
  }
  return value
}
