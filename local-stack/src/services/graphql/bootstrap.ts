import { readFileSync } from 'node:fs'

/** What the endpoint wants in a database; to be run as a superuser, any number of times. */
export const graphqlBootstrapSql = readFileSync(new URL('bootstrap.sql', import.meta.url), 'utf8')
