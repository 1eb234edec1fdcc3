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
