import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildClientSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
} from 'graphql'
import type { IntrospectionQuery } from 'graphql'
import pg from 'pg'
import { startTestDatabase } from '../../testing/database.ts'
import { enter } from '../db/scope.ts'
import { readOwnEntries } from '../catalogue/migrated-databases.ts'
import { printEntries } from '../catalogue/print-entries.ts'
import { supabaseCli } from '../postgres/supabase-cli.ts'
import { resolve } from '../services/graphql/resolve.ts'
import { repositoryRoot } from './repository-root.ts'

/**
 * `npm run types`: writes what follows from the migrations: database types, the schema as one SQL file, the
 * GraphQL schema as role authenticated sees it, and the typed documents of the web app. With `--check` it writes nothing and fails on drift.
 */
const check = process.argv.includes('--check')

/** Introspection is off in the product; it is switched on inside a transaction that is rolled back. */
async function allowIntrospection(client: pg.Client): Promise<void> {
  const found = await client.query<{ comment: string | null }>(
    "select obj_description('public'::regnamespace, 'pg_namespace') as comment",
  )
  const directive = /@graphql\((\{.*\})\)/s.exec(found.rows[0]?.comment ?? '')?.[1] ?? '{}'
  const options = { ...(JSON.parse(directive) as object), introspection: true } // our own comment on our schema
  const comment = `@graphql(${JSON.stringify(options)})`
  await client.query(`comment on schema public is ${pg.escapeLiteral(comment)}`)
}

async function readGraphqlSchema(superuserUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await client.query('begin')
    await allowIntrospection(client)
    await client.query(`set local search_path = public, extensions`)
    await enter(client, { claims: { role: 'authenticated' } })
    const answer = await resolve(client, { query: getIntrospectionQuery() })
    if (answer.data === undefined || answer.data === null) {
      throw new Error(`introspection failed: ${JSON.stringify(answer.errors)}`)
    }
    const schema = buildClientSchema(answer.data as unknown as IntrospectionQuery) // the form that the query selects
    return `${printSchema(lexicographicSortSchema(schema))}\n`
  } finally {
    await client.query('rollback')
    await client.end()
  }
}

/** Everything that the migrations make, in one file to read. */
async function describeSchema(superuserUrl: string): Promise<string> {
  const head =
    '-- Written by `npm run types`: what the migrations make of an empty project, without its rows.'
  return `${head}\n\n${printEntries(await readOwnEntries(superuserUrl))}`
}

function keep(path: string, content: string): boolean {
  const file = join(repositoryRoot, path)
  let before = ''
  try {
    before = readFileSync(file, 'utf8')
  } catch {
    before = ''
  }
  if (before === content) return true
  if (!check) writeFileSync(file, content)
  console.log(check ? `${path} does not follow from the migrations any more` : `wrote ${path}`)
  return !check
}

const database = await startTestDatabase()
try {
  const types = await supabaseCli(repositoryRoot, [
    'gen',
    'types',
    `--remote=${database.urlFor('postgres')}`,
    '--schema',
    'public',
  ])
  const ok = [
    keep('supabase/database.types.ts', types.slice(types.indexOf('export type Json'))),
    keep('supabase/schema.sql', await describeSchema(database.urlFor('supabase_admin'))),
    keep('web/schema.graphql', await readGraphqlSchema(database.urlFor('supabase_admin'))),
  ].every(Boolean)
  const codegen = check
    ? ['run', 'codegen', '-w', 'web', '--', '--check']
    : ['run', 'codegen', '-w', 'web']
  execFileSync('npm', codegen, { cwd: repositoryRoot, stdio: 'inherit' })
  if (!ok) {
    console.error('Run `npm run types` and commit the result.')
    process.exitCode = 1
  }
} finally {
  await database.stop()
}
