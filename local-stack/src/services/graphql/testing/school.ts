import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startTestDatabase } from '../../../../testing/database.ts'
import type { GraphqlResponse } from '../resolve.ts'
import { resolve } from '../resolve.ts'

/** Teachers with lessons (one to many) and a badge (one to one); inflected names, introspection on. */
const school = `
create table public.teacher (
  id int primary key,
  full_name text not null,
  joined_at timestamp
);
create table public.lesson (
  id int primary key,
  teacher_id int not null references public.teacher (id),
  title varchar(20) not null,
  minutes int,
  tags text[],
  plan jsonb,
  price numeric(8, 2),
  views bigint not null default 0
);
create table public.badge (
  teacher_id int primary key references public.teacher (id),
  label text not null
);
insert into public.teacher values (1, 'Anna', '2026-01-15 08:00'), (2, 'Ben', null);
insert into public.lesson values
  (1, 1, 'Fractions', 40, '{maths,grade 4}', '{"steps": 2}', 12.50, 9007199254740993),
  (2, 1, 'Poems', null, '{english}', null, null, 0),
  (3, 2, 'Volcanoes', 60, null, null, 0.90, 7),
  (4, 2, 'Rivers', 40, '{}', null, 20, 7);
insert into public.badge values (2, 'gold');
comment on schema public is '@graphql({"inflect_names": true, "introspection": true})';
`

export interface School {
  /** The connection, in a transaction that is rolled back after the test. */
  readonly client: pg.Client
  /** For a second connection. */
  readonly url: string
  /** Runs any number of statements. */
  run(sql: string): Promise<void>
  ask(query: string, variables?: Record<string, unknown>): Promise<GraphqlResponse>
  /** The messages of a request that has to fail. */
  refusal(query: string, variables?: Record<string, unknown>): Promise<string[]>
}

/** One database per test file, one rolled-back transaction per test. */
export function useSchool(): School {
  let connected: { client: pg.Client; url: string; stop(): Promise<void> } | undefined
  const database = () => {
    if (!connected) throw new Error('the database is not started')
    return connected
  }
  const client = () => database().client
  beforeAll(async () => {
    const started = await startTestDatabase({ migrations: false })
    const url = started.urlFor('supabase_admin')
    const opened = new pg.Client({ connectionString: url })
    await opened.connect()
    await opened.query('set search_path = public')
    await opened.query(school)
    connected = {
      client: opened,
      url,
      stop: async () => {
        await opened.end()
        await started.stop()
      },
    }
  })
  afterAll(() => connected?.stop())
  beforeEach(() => client().query('begin'))
  afterEach(() => client().query('rollback'))
  const ask = (query: string, variables: Record<string, unknown> = {}) =>
    resolve(client(), { query, variables })
  return {
    get client() {
      return client()
    },
    get url() {
      return database().url
    },
    run: async (sql) => {
      await client().query(sql)
    },
    ask,
    refusal: async (query, variables) => {
      const { errors } = await ask(query, variables)
      return errors?.map((error) => error.message) ?? []
    },
  }
}
