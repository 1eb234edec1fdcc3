import type {
  FragmentDefinitionNode,
  SelectionNode,
  SelectionSetNode,
  OperationDefinitionNode,
} from 'graphql'
import { Kind } from 'graphql'
import { GraphqlFault } from '../faults.ts'

/**
 * The deepest nesting of fields, with fragments expanded (the same as for the text of a request), and of fragments
 * within fragments.
 */
const maxSelectionDepth = 50
const maxFragmentDepth = 50

/**
 * The fragments of one document. Each is checked and measured once, however often it is spread: a fragment that spreads
 * another one several times would otherwise multiply the work at each level.
 */
export class Fragments {
  private readonly byName = new Map<string, FragmentDefinitionNode[]>()
  private readonly heights = new Map<FragmentDefinitionNode, number>()
  private readonly depths = new Map<FragmentDefinitionNode, number>()

  constructor(definitions: readonly FragmentDefinitionNode[]) {
    for (const fragment of definitions) {
      const name = fragment.name.value
      this.byName.set(name, [...this.named(name), fragment])
    }
  }

  find(name: string, typeName: string): FragmentDefinitionNode | undefined {
    return this.named(name).find((item) => item.typeCondition.name.value === typeName)
  }

  named(name: string): FragmentDefinitionNode[] {
    return this.byName.get(name) ?? []
  }

  /** @throws GraphqlFault for an operation that nests too deep; only for fragments without a cycle */
  checkDepth(operation: OperationDefinitionNode): void {
    if (this.depthOf(operation.selectionSet) > maxSelectionDepth) {
      throw new GraphqlFault(
        `Query selection depth exceeds the maximum allowed depth of ${maxSelectionDepth}`,
      )
    }
  }

  /**
   * Checks all fragments, also those that no operation uses.
   * @throws GraphqlFault for a cycle, and for fragments that nest too deep
   */
  checkFragments(): void {
    for (const fragments of this.byName.values()) {
      for (const fragment of fragments) this.heightOf(fragment, new Set(), 1)
    }
  }

  /** The number of levels from a fragment to its deepest selection. A fragment and a set of selections are one each. */
  private heightOf(fragment: FragmentDefinitionNode, visited: Set<string>, depth: number): number {
    const known = this.heights.get(fragment)
    if (known !== undefined) {
      checkFragmentDepth(depth + known - 1)
      return known
    }
    checkFragmentDepth(depth)
    const name = fragment.name.value
    if (visited.has(name)) throw new GraphqlFault('Found a cycle between fragments')
    visited.add(name)
    const height = 1 + this.setHeight(fragment.selectionSet, visited, depth + 1)
    visited.delete(name)
    this.heights.set(fragment, height)
    return height
  }

  private setHeight(
    selectionSet: SelectionSetNode | undefined,
    visited: Set<string>,
    depth: number,
  ): number {
    checkFragmentDepth(depth)
    let highest = 0
    for (const selection of selectionSet?.selections ?? []) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        for (const target of this.named(selection.name.value)) {
          highest = Math.max(highest, this.heightOf(target, visited, depth + 1))
        }
      } else {
        highest = Math.max(highest, this.setHeight(selection.selectionSet, visited, depth + 1))
      }
    }
    return 1 + highest
  }

  /** The number of nested fields. */
  private depthOf(selectionSet: SelectionSetNode | undefined): number {
    if (!selectionSet) return 0
    return selectionSet.selections.reduce(
      (deepest, selection) => Math.max(deepest, this.selectionDepth(selection)),
      1,
    )
  }

  private selectionDepth(selection: SelectionNode): number {
    if (selection.kind === Kind.FIELD) return 1 + this.depthOf(selection.selectionSet)
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.depthOf(selection.selectionSet)
    return Math.max(1, ...this.named(selection.name.value).map((item) => this.fragmentDepth(item)))
  }

  private fragmentDepth(fragment: FragmentDefinitionNode): number {
    const depth = this.depths.get(fragment) ?? this.depthOf(fragment.selectionSet)
    this.depths.set(fragment, depth)
    return depth
  }
}

function checkFragmentDepth(depth: number): void {
  if (depth > maxFragmentDepth) {
    throw new GraphqlFault(`Fragment cycle depth is greater than ${maxFragmentDepth}`)
  }
}
