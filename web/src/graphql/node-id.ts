/**
 * pg_graphql's nodeId of a row with a single key column: base64 of a JSON array as Postgres prints
 * it, with a space after each comma.
 */
export function nodeIdOf(table: string, id: string): string {
  return btoa(`["public", ${JSON.stringify(table)}, ${JSON.stringify(id)}]`)
}

/** @returns the key in a nodeId of such a row */
export function idOfNode(nodeId: string): string {
  const [, , id] = JSON.parse(atob(nodeId)) as string[] // as above
  return id ?? ''
}

/** What GraphQL calls a column: camelCase, as pg_graphql inflects names. */
export const fieldOf = (column: string): string =>
  column.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())

/** What GraphQL calls the rows of a table. */
export function typenameOf(table: string): string {
  const field = fieldOf(table)
  return field.charAt(0).toUpperCase() + field.slice(1)
}
