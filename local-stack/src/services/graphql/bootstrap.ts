import { readFileSync } from 'node:fs'

/** The objects that the endpoint needs in a database. To be run as a superuser; it may be repeated. */
export const graphqlBootstrapSql = readFileSync(new URL('bootstrap.sql', import.meta.url), 'utf8')
