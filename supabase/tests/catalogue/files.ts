export interface MigrationFile {
  name: string
  sql: string
}

const longest = 400
const created = /^\s*create\s+(?:or\s+replace\s+)?function\s+(?:(\w+)\.)?(\w+)\s*\(/gim

/** Functions that more than one statement creates, each with the files. Overloads count: pg_graphql leaves them out. */
export function functionsCreatedTwice(files: readonly MigrationFile[]): string[] {
  const found = files.flatMap(({ name: file, sql }) =>
    [...sql.matchAll(created)].map(([, schema = 'public', name = '']) => ({
      file,
      name: `${schema}.${name}`.toLowerCase(),
    })),
  )
  return [...Map.groupBy(found, ({ name }) => name)]
    .filter(([, places]) => places.length > 1)
    .map(([name, places]) => `${name}: ${places.map(({ file }) => file).join(', ')}`)
}

/** Files with more lines than a reader keeps in mind. */
export function filesThatAreTooLong(files: readonly MigrationFile[]): string[] {
  return files
    .map(({ name, sql }) => ({ name, lines: sql.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > longest)
    .map(({ name, lines }) => `${name}: ${String(lines)} lines`)
}
