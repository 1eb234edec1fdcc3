import type {
  ArgumentNode,
  DirectiveNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
  ValueNode,
} from 'graphql'
import { Kind } from 'graphql'
import { GraphqlFault } from '../faults.ts'
import type { Fragments } from './fragments.ts'

/**
 * The most selections and values of one request, with fragments expanded and variables counted at each use. The largest
 * request of the web app has some two hundred.
 */
const maxWork = 5_000

/** @throws GraphqlFault for a request that would be too much work; the work is counted, not done */
export function checkWork(
  operation: OperationDefinitionNode,
  fragments: Fragments,
  values: Readonly<Record<string, unknown>>,
): void {
  const counter = new Counter(operation, fragments, values)
  if (counter.directives(operation.directives) + counter.set(operation.selectionSet) > maxWork) {
    throw new GraphqlFault(`Query has more than ${maxWork} selections and values`)
  }
}

class Counter {
  private readonly fragments: Fragments
  private readonly values: Readonly<Record<string, unknown>>
  private readonly defaults: ReadonlyMap<string, ValueNode | undefined>
  private readonly ofFragment = new Map<FragmentDefinitionNode, number>()
  private readonly ofVariable = new Map<string, number>()

  constructor(
    operation: OperationDefinitionNode,
    fragments: Fragments,
    values: Readonly<Record<string, unknown>>,
  ) {
    this.fragments = fragments
    this.values = values
    this.defaults = new Map(
      operation.variableDefinitions?.map((item) => [item.variable.name.value, item.defaultValue]),
    )
  }

  set(selectionSet: SelectionSetNode | undefined): number {
    return sum(selectionSet?.selections, (selection) => this.selection(selection))
  }

  directives(directives: readonly DirectiveNode[] | undefined): number {
    return sum(directives, (directive) => 1 + this.arguments(directive.arguments))
  }

  private selection(selection: SelectionNode): number {
    const own = 1 + this.directives(selection.directives)
    switch (selection.kind) {
      case Kind.FIELD:
        return own + this.arguments(selection.arguments) + this.set(selection.selectionSet)
      case Kind.INLINE_FRAGMENT:
        return own + this.set(selection.selectionSet)
      case Kind.FRAGMENT_SPREAD:
        return own + sum(this.fragments.named(selection.name.value), (item) => this.fragment(item))
    }
  }

  private fragment(fragment: FragmentDefinitionNode): number {
    const work = this.ofFragment.get(fragment) ?? this.set(fragment.selectionSet)
    this.ofFragment.set(fragment, work)
    return work
  }

  private arguments(entries: readonly ArgumentNode[] | undefined): number {
    return sum(entries, (entry) => this.value(entry.value))
  }

  private value(node: ValueNode): number {
    switch (node.kind) {
      case Kind.LIST:
        return 1 + sum(node.values, (value) => this.value(value))
      case Kind.OBJECT:
        return 1 + sum(node.fields, (item) => this.value(item.value))
      case Kind.VARIABLE:
        return this.variable(node.name.value)
      default:
        return 1
    }
  }

  private variable(name: string): number {
    const known = this.ofVariable.get(name)
    if (known !== undefined) return known
    const fallback = this.defaults.get(name)
    const given = Object.hasOwn(this.values, name) ? this.values[name] : undefined
    const work = given === undefined && fallback ? this.value(fallback) : countJson(given)
    this.ofVariable.set(name, work)
    return work
  }
}

/** Deeper than any filter; a value is read by functions that call themselves. */
const maxJsonDepth = 50

/** The number of values in a value of JSON. Stops when it is certain that there are too many. */
function countJson(value: unknown): number {
  let level: unknown[] = [value]
  let count = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length
    if (depth > maxJsonDepth) throw new GraphqlFault('variables are nested too deep')
    if (count > maxWork) return count
    const next: unknown[] = []
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue
      for (const inner of Object.values(item) as unknown[]) next.push(inner)
      if (next.length > maxWork) return next.length
    }
    level = next
  }
  return count
}

function sum<T>(items: readonly T[] | undefined, count: (item: T) => number): number {
  return items?.reduce((total, item) => total + count(item), 0) ?? 0
}
