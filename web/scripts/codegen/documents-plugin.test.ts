import { runInNewContext } from 'node:vm'
import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { documentsPlugin } from './documents-plugin.ts'
import type { GraphqlFile } from './graphql-files.ts'

const file = (path: string, text: string): GraphqlFile => ({
  location: `src/features/${path}.graphql`,
  target: `src/features/${path}.generated.ts`,
  document: parse(text),
})

const title = file('shop/title', 'fragment Title_item on Item { title }')
const card = file('shop/card', 'fragment Card_item on Item { id ...Title_item }')
const page = file(
  'page/page',
  `query Page($id: ID!) { item(id: $id) { ...Row_item ...Title_item } }
   fragment Row_item on Item { ...Card_item }`,
)
const files = [title, card, page]

function generate(one: GraphqlFile) {
  const output = documentsPlugin(buildSchema('type Query { a: Int }'), [], { file: one, files })
  if (typeof output === 'string' || output instanceof Promise) throw new Error('no parts')
  return { imports: output.prepend ?? [], code: output.content }
}

/** The exports of the generated module, with the imported definitions replaced by their names. */
function run(code: string): Record<string, { definitions: unknown[] }> {
  const plain = code.replaceAll(/ as unknown as DocumentNode<[^>]*>/g, '').replaceAll('export ', '')
  const names = [...plain.matchAll(/const (\w+)/g)].map(([, name]) => name)
  const foreign = ['Title_ItemDefinition', 'Card_ItemDefinition']
  return runInNewContext(
    `${plain}; ({ ${names.join(',')} })`,
    Object.fromEntries(foreign.map((name) => [name, name])),
  ) as Record<string, { definitions: unknown[] }> // the shape of the generated exports
}

test('a fragment of another file is imported once', () => {
  expect(generate(page).imports.slice(1)).toEqual([
    "import { Title_ItemDefinition } from '../shop/title.generated.ts'",
    "import { Card_ItemDefinition } from '../shop/card.generated.ts'",
  ])
  expect(generate(title).imports).toHaveLength(1)
})

test('a document contains itself and each fragment it needs, directly or indirectly, once', () => {
  const { PageDocument, Row_ItemFragmentDoc, Row_ItemDefinition } = run(generate(page).code)
  expect(PageDocument?.definitions).toEqual([
    expect.objectContaining({ kind: 'OperationDefinition' }),
    'Title_ItemDefinition',
    'Card_ItemDefinition',
    Row_ItemDefinition,
  ])
  expect(Row_ItemFragmentDoc?.definitions).toEqual([
    expect.objectContaining({ kind: 'FragmentDefinition' }),
    'Title_ItemDefinition',
    'Card_ItemDefinition',
  ])
})

test('a document’s types are those of its operation or fragment', () => {
  expect(generate(page).code).toContain('as unknown as DocumentNode<PageQuery, PageQueryVariables>')
  expect(generate(card).code).toContain('as unknown as DocumentNode<Card_ItemFragment, unknown>')
})

test('nothing is written that graphql-js does not need', () => {
  const { code } = generate(page)
  expect(code).not.toMatch(/"loc"|"directives":\[\]|"arguments":\[\]/)
  expect(code).toContain('"variableDefinitions":[{')
})
