// schema.graphql and the .graphql files -> one x.generated.ts beside each x.graphql, and the types of the schema that
// they name. With --check nothing is written, and a file that would change ends it with 1.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { codegen } from '@graphql-codegen/core'
import * as operations from '@graphql-codegen/typescript-operations'
import { parse } from 'graphql'
import { format, resolveConfig } from 'prettier'
import { faultsOf } from './scripts/codegen/check-documents.ts'
import { documentsPlugin, typeName } from './scripts/codegen/documents-plugin.ts'
import { GeneratedFiles, withoutUnused } from './scripts/codegen/generated-files.ts'
import {
  fragmentsOf,
  fragmentsOfOtherFeatures,
  importPath,
  neededBy,
  readGraphqlFiles,
  type Fragment,
  type GraphqlFile,
} from './scripts/codegen/graphql-files.ts'
import { schemaFacts } from './scripts/codegen/schema-facts.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const schemaTypes = 'src/graphql/schema-types.generated.ts'
const check = process.argv.includes('--check')

const files = readGraphqlFiles(root)
const fragments = fragmentsOf(files)

const schemaText = readFileSync(`${root}schema.graphql`, 'utf8')
const schema = parse(schemaText)

const faults = [
  ...faultsOf(files, schema),
  ...files.flatMap((file) => fragmentsOfOtherFeatures(file, fragments)),
]
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`)
  process.exit(1)
}

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

const config = {
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
}

/** The inputs and enums that some operation names; all others of the schema are left out. */
const schemaTypesCode = () =>
  codegen({
    filename: schemaTypes,
    schema,
    documents: files,
    config: { ...config, generateOperationTypes: false },
    pluginMap: { operations },
    plugins: [{ operations: {} }],
  })

const fragmentImport = (file: GraphqlFile, fragment: Fragment) => ({
  baseDir: root,
  baseOutputDir: '',
  outputPath: file.target,
  typesImport: true,
  importSource: {
    path: `~${importPath(file.target, fragment.file.target)}`,
    identifiers: [{ name: `${typeName(fragment.node.name.value)}Fragment`, kind: 'type' as const }],
  },
})

/** The types and documents of one file; fragments of other files are imported from those. */
async function operationsCode(file: GraphqlFile): Promise<string> {
  const foreign = neededBy(file.document, fragments).filter((fragment) => fragment.file !== file)
  const code = await codegen({
    filename: file.target,
    schema,
    documents: [file],
    config: {
      ...config,
      importSchemaTypesFrom: `~${importPath(file.target, schemaTypes)}`,
      fragmentImports: foreign.map((fragment) => fragmentImport(file, fragment)),
      externalFragments: foreign.map(({ node }) => ({
        node,
        name: node.name.value,
        onType: node.typeCondition.name.value,
        isExternal: true,
      })),
    },
    pluginMap: { operations, documents: { plugin: documentsPlugin } },
    plugins: [{ operations: {} }, { documents: { file, files } }],
  })
  return withoutUnused(code)
}

const style = await resolveConfig(`${root}${schemaTypes}`)
const generated = new GeneratedFiles(root, check, (code) =>
  format(code, { ...style, parser: 'typescript' }),
)
await generated.keep(schemaTypes, await schemaTypesCode())
await generated.keep('src/graphql/live/schema-facts.generated.ts', schemaFacts(schemaText))
for (const file of files) await generated.keep(file.target, await operationsCode(file))
generated.removeOthers()

process.stdout.write(
  `${files.length} .graphql files, ${generated.changed} generated files changed\n`,
)
if (check && generated.changed > 0) process.exitCode = 1
