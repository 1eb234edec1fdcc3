import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode } from 'graphql'
import { Kind, print, visit } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readGraphqlFiles } from '../../../web/scripts/codegen/graphql-files.ts'
import { messages } from './api.ts'
import type { Teacher } from './teachers.ts'
import { ask, newTeacher, remove } from './teachers.ts'

const web = new URL('../../../web/', import.meta.url).pathname
const definitions = readGraphqlFiles(web).flatMap(({ document }) => document.definitions)
const fragments = new Map<string, FragmentDefinitionNode>()
const operations: OperationDefinitionNode[] = []
for (const definition of definitions) {
  if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  if (definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'query') {
    operations.push(definition)
  }
}

/** The operation with the fragments it needs, as the app sends it. */
function withFragments(operation: OperationDefinitionNode): string {
  const needed = new Set<FragmentDefinitionNode>()
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value)
        if (fragment === undefined || needed.has(fragment)) return
        needed.add(fragment)
        collect(fragment)
      },
    })
  }
  collect(operation)
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...needed] }
  return print(document).replaceAll('@unmask', '')
}

let teacher: Teacher
beforeAll(async () => {
  teacher = await newTeacher()
})
afterAll(() => remove([teacher], []))

test.for(operations.map((operation) => ({ name: operation.name?.value ?? '', operation })))(
  '$name is far from the limits of a request',
  async ({ operation }) => {
    const answer = await ask(teacher, withFragments(operation))
    expect(messages(answer)?.join() ?? '').not.toMatch(/more than|longer than|too deep|exceeds/)
  },
)

test('there are requests to try', () => {
  expect(operations.length).toBeGreaterThan(50)
})
