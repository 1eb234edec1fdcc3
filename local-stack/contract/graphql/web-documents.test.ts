import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode } from 'graphql'
import { Kind, parse, print, visit } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages } from './api.ts'
import type { Teacher } from './teachers.ts'
import { ask, newTeacher, remove } from './teachers.ts'

const folder = new URL('../../../web/src', import.meta.url).pathname
const definitions = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')).definitions)
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
