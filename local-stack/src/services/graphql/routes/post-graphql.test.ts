import { Hono } from 'hono'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../../../testing/database.ts'
import { startTestDatabase } from '../../../../testing/database.ts'
import { createPool } from '../../../db/pool.ts'
import type { JwtClaims } from '../../../db/scope.ts'
import type { GatewayEnv } from '../../../gateway/context.ts'
import { buildGraphqlRoutes } from './post-graphql.ts'

let database: TestDatabase
let pool: pg.Pool

const setup = `
create table public.note (id int primary key, owner uuid not null, text text not null);
alter table public.note enable row level security;
create policy own on public.note to authenticated
  using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
grant select, insert on public.note to authenticated;
create function public.lock_note() returns int language plpgsql as $$
begin raise exception 'note_is_locked'; end $$;
create function public.dream() returns int language sql as 'select 1 from pg_sleep(5)';
comment on schema public is '@graphql({"inflect_names": true})';
`
const anna = '00000000-0000-4000-8000-00000000000a'
const ben = '00000000-0000-4000-8000-00000000000b'

beforeAll(async () => {
  database = await startTestDatabase({ migrations: false })
  const owner = new pg.Client({ connectionString: database.urlFor('postgres') })
  await owner.connect()
  await owner.query(setup)
  await owner.end()
  pool = createPool(database.urlFor('authenticator'), { max: 2, log: () => undefined })
})

afterAll(async () => {
  await pool.end()
  await database.stop()
})

async function post(body: unknown, claims: JwtClaims = { role: 'authenticated', sub: anna }) {
  const app = new Hono<GatewayEnv>()
  app.use((context, next) => {
    context.set('claims', claims)
    return next()
  })
  app.route('/graphql/v1', buildGraphqlRoutes({ pool }))
  const response = await app.request('/graphql/v1', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, answer: await response.json() }
}

const insert = `mutation ($id: Int!, $owner: UUID!) {
  insertIntoNoteCollection(objects: [{id: $id, owner: $owner, text: "x"}]) { affectedCount }
}`
const list = '{ noteCollection { edges { node { id } } } }'

describe('POST /graphql/v1', () => {
  it('acts as the caller: rights, claims and row-level security', async () => {
    expect(await post({ query: insert, variables: { id: 1, owner: anna } })).toEqual({
      status: 200,
      answer: { data: { insertIntoNoteCollection: { affectedCount: 1 } } },
    })
    expect((await post({ query: list })).answer).toEqual({
      data: { noteCollection: { edges: [{ node: { id: 1 } }] } },
    })
    expect((await post({ query: list }, { role: 'authenticated', sub: ben })).answer).toEqual({
      data: { noteCollection: { edges: [] } },
    })
    expect((await post({ query: list }, { role: 'anon' })).answer).toEqual({
      data: null,
      errors: [{ message: 'Unknown field "noteCollection" on type Query' }],
    })
  })

  it('rolls back a request with a failed mutation', async () => {
    const query = `mutation ($id: Int!, $owner: UUID!) {
      insertIntoNoteCollection(objects: [{id: $id, owner: $owner, text: "x"}]) { affectedCount }
      lockNote
    }`
    expect(await post({ query, variables: { id: 2, owner: anna } })).toEqual({
      status: 200,
      answer: { data: null, errors: [{ message: 'note_is_locked' }] },
    })
    expect((await post({ query: list })).answer).toEqual({
      data: { noteCollection: { edges: [{ node: { id: 1 } }] } },
    })
  })

  it('selects the operation by name and treats null as absent', async () => {
    const query = `query A { a: __typename } query B { b: __typename }`
    expect((await post({ query, operationName: 'B', variables: null })).answer).toEqual({
      data: { b: 'Query' },
    })
    expect((await post({ query: list, operationName: null })).answer).toHaveProperty('data')
  })

  it('answers all GraphQL errors with status 200', async () => {
    expect(await post({ query: '{ nope' })).toMatchObject({ status: 200 })
    expect(await post({ query: '{ nope }' })).toMatchObject({ status: 200 })
    expect(await post({ query: insert, variables: { id: 1, owner: anna } })).toEqual({
      status: 200,
      answer: {
        data: null,
        errors: [{ message: 'duplicate key value violates unique constraint "note_pkey"' }],
      },
    })
  })

  it('reports a statement timeout with its own status', async () => {
    const slow = new pg.Client({ connectionString: database.urlFor('supabase_admin') })
    await slow.connect()
    await slow.query(`alter role authenticated set statement_timeout = '200ms'`)
    expect(await post({ query: 'mutation { dream }' })).toEqual({
      status: 500,
      answer: {
        code: '57014',
        details: null,
        hint: null,
        message: 'canceling statement due to statement timeout',
      },
    })
    await slow.query('alter role authenticated reset statement_timeout')
    await slow.end()
  })

  it('refuses a body that is not a request', async () => {
    expect(await post('{')).toMatchObject({ status: 400 })
    expect(await post({ query: 1 })).toMatchObject({ status: 400 })
  })
})
