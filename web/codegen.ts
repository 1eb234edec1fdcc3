// schema.graphql and the .graphql files beside components -> src/graphql/generated.ts
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { codegen } from '@graphql-codegen/core'
import * as typedDocumentNode from '@graphql-codegen/typed-document-node'
import * as operations from '@graphql-codegen/typescript-operations'
import { parse } from 'graphql'
import { format, resolveConfig } from 'prettier'
import { schemaFacts } from './scripts/schema-facts.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const target = `${root}src/graphql/generated.ts`

const documents = globSync('src/**/*.graphql', { cwd: root })
  .toSorted()
  .map((location) => ({
    location,
    document: parse(readFileSync(`${root}${location}`, 'utf8')),
  }))

/** pg_graphql's scalars on the wire: big numbers and JSON are strings, so that nothing is rounded. */
const scalars = {
  BigFloat: 'string',
  BigInt: 'string',
  Cursor: 'string',
  Date: 'string',
  Datetime: 'string',
  JSON: 'string',
  Opaque: 'unknown',
  Time: 'string',
  UUID: 'string',
}

const code = await codegen({
  filename: target,
  schema: parse(readFileSync(`${root}schema.graphql`, 'utf8')),
  documents,
  config: {
    scalars,
    strictScalars: true,
    defaultScalarType: 'unknown',
    useTypeImports: true,
    enumsAsTypes: true,
    avoidOptionals: { field: true, inputValue: false, object: false, defaultValue: false },
    nonOptionalTypename: true,
    skipTypeNameForRoot: true,
    inlineFragmentTypes: 'mask',
    customDirectives: { apolloUnmask: true },
    optimizeDocumentNode: true,
  },
  pluginMap: { operations, typedDocumentNode },
  plugins: [{ operations: {} }, { typedDocumentNode: {} }],
})

const generated = `// Written by "npm run codegen -w web" from schema.graphql and the .graphql files. Do not edit.\n${code}`
const style = await resolveConfig(target)
writeFileSync(target, await format(generated, { ...style, parser: 'typescript' }))
process.stdout.write(`${documents.length} documents -> src/graphql/generated.ts\n`)

const facts = `${root}src/graphql/live/schema-facts.ts`
const schemaText = readFileSync(`${root}schema.graphql`, 'utf8')
writeFileSync(
  facts,
  await format(schemaFacts(schemaText).join('\n'), { ...style, parser: 'typescript' }),
)
