import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { Kind, type DocumentNode, type ExecutableDefinitionNode } from 'graphql'
import {
  fragmentsOf,
  importPath,
  neededBy,
  type Fragment,
  type GraphqlFile,
} from './graphql-files.ts'

/** `CartLine_line` as a TypeScript name: `CartLine_Line`. */
export const typeName = (name: string) =>
  name.replaceAll(/(?:^|_)[a-z]/g, (start) => start.toUpperCase())

const definitionName = (fragment: string) => `${typeName(fragment)}Definition`

const emptyLists = new Set(['arguments', 'directives', 'variableDefinitions'])

/** A definition without its source location and empty lists, which graphql-js does not need. */
const asCode = (node: ExecutableDefinitionNode) =>
  JSON.stringify(node, (key, value: unknown) =>
    key === 'loc' || (emptyLists.has(key) && Array.isArray(value) && value.length === 0)
      ? undefined
      : value,
  )

const documentOf = (name: string, definitions: string[], types: string) =>
  `// prettier-ignore\nexport const ${name} = {"kind":"Document","definitions":[${definitions.join(',')}]} as unknown as DocumentNode<${types}>`

function fragmentCode(node: Fragment['node'], needed: string[]): string {
  const name = typeName(node.name.value)
  const definition = definitionName(node.name.value)
  return [
    `// prettier-ignore\nexport const ${definition} = ${asCode(node)}`,
    documentOf(`${name}FragmentDoc`, [definition, ...needed], `${name}Fragment, unknown`),
  ].join('\n')
}

function definitionCode(node: ExecutableDefinitionNode, fragments: Map<string, Fragment>): string {
  const needed = neededBy(node, fragments).map((fragment) =>
    definitionName(fragment.node.name.value),
  )
  if (node.kind === Kind.FRAGMENT_DEFINITION) return fragmentCode(node, needed)
  if (node.name === undefined) throw new Error('an operation without a name')
  const name = typeName(node.name.value)
  const kind = typeName(node.operation)
  return documentOf(
    `${name}Document`,
    [asCode(node), ...needed],
    `${name}${kind}, ${name}${kind}Variables`,
  )
}

const executable = ({ definitions }: DocumentNode) =>
  definitions.filter(
    (node) => node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION,
  )

/**
 * The typed documents of one file. Fragments of other files are imported, so that a build contains each
 * once. The output consists only of object literals and names, so the bundler can drop what a page does not
 * use.
 */
export const documentsPlugin: PluginFunction<{ file: GraphqlFile; files: GraphqlFile[] }> = (
  _schema,
  _documents,
  { file, files },
) => {
  const fragments = fragmentsOf(files)
  const needed = neededBy(file.document, fragments)
  const imports = needed
    .filter((fragment) => fragment.file !== file)
    .map(
      ({ node, file: { target } }) =>
        `import { ${definitionName(node.name.value)} } from '${importPath(file.target, target)}'`,
    )
  // A constant must be written before those that refer to it.
  const first = needed.flatMap((fragment) => (fragment.file === file ? [fragment.node] : []))
  const rest = executable(file.document).filter((node) => !first.some((one) => one === node))
  return {
    prepend: [
      "import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'",
      ...imports,
    ],
    content: [...first, ...rest].map((node) => definitionCode(node, fragments)).join('\n'),
  }
}
