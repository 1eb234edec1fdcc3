/**
 * pg_graphql's nodeId of a row with a single key column: base64 of a JSON array as Postgres prints
 * it, with a space after each comma.
 */
export function nodeIdOf(table: string, id: string): string {
  return btoa(`["public", ${JSON.stringify(table)}, ${JSON.stringify(id)}]`)
}
