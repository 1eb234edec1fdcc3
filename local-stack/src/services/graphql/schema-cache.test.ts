import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { graphqlBootstrapSql } from './bootstrap.ts'
import { resolve } from './resolve.ts'
import { loadSchema } from './schema/load-schema.ts'
import { loadCatalogueSql } from './schema/sql/load-catalogue.sql.ts'
import { useSchool } from './testing/school.ts'

const school = useSchool()

const answers = async (field: string) =>
  (await school.refusal(`{ ${field} { __typename } }`)).length === 0

/** Runs the same tests in a database with the event triggers and in one without. */
describe.each([
  ['with event triggers', graphqlBootstrapSql],
  [
    'without',
    `drop event trigger graphql_watch_ddl;
     drop event trigger graphql_watch_drop;
     drop table graphql.schema_change`,
  ],
])('the cached schema, %s,', (_, prepare) => {
  // A new client, because the kind of its database is asked only once.
  const ask = (query: string) =>
    resolve({ query: (text, values) => school.client.query(text, values) }, { query })
  const knows = async (field: string) =>
    (await ask(`{ ${field} { __typename } }`)).errors === undefined

  it('follows changes and rollbacks in its own transaction', async () => {
    await school.run(prepare)
    expect(await knows('roomCollection')).toBe(false)
    await school.run('savepoint before; create table room (id int primary key)')
    expect(await knows('roomCollection')).toBe(true)
    await school.run('rollback to savepoint before')
    expect(await knows('roomCollection')).toBe(false)
    await school.run('create table room (id int primary key)')
    expect(await knows('roomCollection')).toBe(true)
    await school.run('alter table room rename to hall')
    expect(await knows('roomCollection')).toBe(false)
    await school.run('drop table hall')
    expect(await knows('hallCollection')).toBe(false)
  })

  it('follows comments, grants, roles, memberships and the search path', async () => {
    await school.run(`${prepare}; create role prefect; grant usage on schema public to prefect`)
    await school.run(`comment on table badge is '@graphql({"name": "Award"})'`)
    expect(await knows('awardCollection')).toBe(true)
    await school.run('set local role prefect')
    expect(await knows('awardCollection')).toBe(false)
    await school.run('reset role; grant select on badge to prefect; set local role prefect')
    expect(await knows('awardCollection')).toBe(true)
    await school.run('reset role; revoke select on badge from prefect; set local role prefect')
    expect(await knows('awardCollection')).toBe(false)
    await school.run(`
      reset role; create role readers; grant select on badge to readers;
      set local role prefect`)
    expect(await knows('awardCollection')).toBe(false)
    await school.run('reset role; grant readers to prefect; set local role prefect')
    expect(await knows('awardCollection')).toBe(true)
    await school.run(`reset role; set local search_path = ''`)
    expect(await knows('awardCollection')).toBe(false)
    expect(await ask('{ __typename }')).toEqual({ data: { __typename: 'Query' } })
  })
})

describe('the changes that a request reads', () => {
  const numbers = async (client: pg.Client) =>
    (await client.query('select version from graphql.schema_change')).rows.length

  it('are one row, however many there were', async () => {
    for (let n = 0; n < 20; n += 1) await school.run('create table room (); drop table room')
    expect(await numbers(school.client)).toBe(1)
  })

  it('do not wait for each other, and each is seen', async () => {
    const other = new pg.Client({ connectionString: school.url })
    await other.connect()
    try {
      await school.run('create table room (id int primary key)')
      await other.query(`set lock_timeout = '1s'; begin; create table hall (id int primary key)`)
      expect(await answers('hallCollection')).toBe(false)
      await other.query('commit')
      expect(await answers('hallCollection')).toBe(true)
      expect(await answers('roomCollection')).toBe(true)
      expect(await numbers(school.client)).toBe(2)
    } finally {
      await school.run('rollback')
      await other.query('drop table if exists hall')
      await other.end()
    }
  })
})

describe('requests that come at once after a change', () => {
  it('read the catalogue once for all of them, and again when that one was cancelled', async () => {
    await school.run('create table fresh_room (id int primary key)')
    let reading = 0
    let fail = true
    // One connection answers one after the other.
    let turn: Promise<unknown> = Promise.resolve()
    const inTurn = (text: string, values?: unknown[]) => {
      const answer = turn.then(() => school.client.query<Record<string, unknown>>(text, values))
      turn = answer
      return answer
    }
    const ask = () =>
      loadSchema({
        query: async (text, values) => {
          if (text !== loadCatalogueSql) return inTurn(text, values)
          reading += 1
          if (fail) {
            fail = false
            throw new Error('the client has gone')
          }
          return inTurn(text, values)
        },
      })
    const answers = await Promise.allSettled([ask(), ask(), ask(), ask()])
    expect(answers.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
    ])
    expect(reading).toBe(2)
  })
})

describe('a request', () => {
  it('leaves the transaction usable after a failure', async () => {
    expect(await answers('teacherCollection')).toBe(true)
    expect(
      await school.refusal('{ lessonCollection(filter: {views: {eq: "x"}}) { edges { cursor } } }'),
    ).toHaveLength(1)
    expect(await answers('teacherCollection')).toBe(true)
  })

  it('works outside of a transaction as well', async () => {
    await school.run('rollback')
    expect(await answers('teacherCollection')).toBe(true)
    expect(
      await school.refusal(
        'mutation { updateLessonCollection(set: {minutes: 1}) { affectedCount } }',
      ),
    ).toEqual(['update impacts too many records'])
    const { rows } = await school.client.query('select from lesson where minutes = 1')
    expect(rows).toHaveLength(0)
    // Several mutations are all or nothing here, too.
    expect(
      await school.refusal(`mutation {
        updateTeacherCollection(set: {fullName: "Other"}, filter: {id: {eq: 1}}) { affectedCount }
        updateLessonCollection(set: {minutes: 1}) { affectedCount }
      }`),
    ).toEqual(['update impacts too many records'])
    expect(await school.ask('{ teacherByPk(id: 1) { fullName } }')).toEqual({
      data: { teacherByPk: { fullName: 'Anna' } },
    })
    await school.ask(
      'mutation { updateTeacherCollection(set: {fullName: "Ann"}, filter: {id: {eq: 1}}) { affectedCount } }',
    )
    await school.run('rollback; begin')
    expect(await school.ask('{ teacherByPk(id: 1) { fullName } }')).toEqual({
      data: { teacherByPk: { fullName: 'Ann' } },
    })
  })
})
