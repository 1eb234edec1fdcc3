import type { IntrospectionQuery } from 'graphql'
import { buildClientSchema, getIntrospectionQuery, printSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { useSchool } from './testing/school.ts'

const school = useSchool()

async function printed(): Promise<string> {
  const { data } = await school.ask(getIntrospectionQuery({ specifiedByUrl: false, oneOf: false }))
  return printSchema(buildClientSchema(data as unknown as IntrospectionQuery)) // the package's own query
}

describe('introspection', () => {
  it('returns a schema that clients can build, with all arguments and nullability', async () => {
    await school.run(
      `comment on table teacher is '@graphql({"totalCount": {"enabled": true}, "aggregate": {"enabled": true}})'`,
    )
    const schema = await printed()
    expect(schema).toContain(`type Teacher implements Node {
  """Globally Unique Record Identifier"""
  nodeId: ID!
  id: Int!
  fullName: String!
  joinedAt: Datetime
`)
    expect(schema).toContain('  teacher: Teacher!\n')
    expect(schema).toContain('  badge: Badge\n')
    expect(schema).toMatch(
      /type TeacherConnection {[^}]*totalCount: Int![^}]*aggregate: TeacherAggregate/,
    )
    expect(schema).toMatch(
      / {2}teacherByPk\(\s*"""The record's `id` value"""\s*id: Int!\s*\): Teacher\n/,
    )
    expect(schema).toMatch(/ {2}\): LessonConnection!\n/)
    expect(schema).toContain('objects: [LessonInsertInput!]!')
    expect(schema).toContain('atMost: Int! = 1')
    expect(schema).toContain(`enum OrderByDirection {
  """Ascending order, nulls first"""
  AscNullsFirst`)
  })

  it('makes a relation nullable when row-level security may hide the record', async () => {
    await school.run('alter table teacher enable row level security')
    expect(await printed()).toContain('  teacher: Teacher\n')
  })

  it('needs only one non-null column of a key', async () => {
    await school.run(`
      create table seat (row_no int, place int, primary key (row_no, place));
      create table ticket (
        id int primary key, row_no int not null, place int,
        foreign key (row_no, place) references seat
      )`)
    expect(await printed()).toContain('  seat: Seat!\n')
  })

  it('offers each type its own operators', async () => {
    await school.run('create table odd (id uuid primary key, flag bool, span interval, j json)')
    const { data } = await school.ask(`{
      filter: __type(name: "OddFilter") { inputFields { name type { name } } }
      order: __type(name: "LessonOrderBy") { inputFields { name } }
      uuid: __type(name: "UUIDFilter") { inputFields { name } }
      bool: __type(name: "BooleanFilter") { inputFields { name } }
      opaque: __type(name: "OpaqueFilter") { inputFields { name } }
      string: __type(name: "StringFilter") { inputFields { name } }
      list: __type(name: "StringListFilter") { inputFields { name } }
    }`)
    const names = (text: string) => ({ inputFields: text.split(' ').map((name) => ({ name })) })
    expect(data).toEqual({
      filter: {
        inputFields: [
          { name: 'id', type: { name: 'UUIDFilter' } },
          { name: 'flag', type: { name: 'BooleanFilter' } },
          { name: 'span', type: { name: 'OpaqueFilter' } },
          { name: 'nodeId', type: { name: 'IDFilter' } },
          { name: 'and', type: { name: null } },
          { name: 'or', type: { name: null } },
          { name: 'not', type: { name: 'OddFilter' } },
        ],
      },
      order: names('id teacherId title minutes price views'),
      uuid: names('eq in is neq'),
      bool: names('eq is'),
      opaque: names('eq is'),
      string: names('eq gt gte ilike in iregex is like lt lte neq regex startsWith'),
      list: names('containedBy contains eq is overlaps'),
    })
  })

  it('describes wrappers, enums and directives as the GraphQL specification requires', async () => {
    await school.run(`create type mood as enum ('good', 'bad')`)
    const { data } = await school.ask(`{
      mood: __type(name: "Mood") { kind enumValues { name isDeprecated } fields { name } possibleTypes { name } }
      node: __type(name: "Node") { kind possibleTypes { name } }
      none: __type(name: "None") { name }
      directive: __type(name: "__Directive") { fields { name args { name defaultValue } } }
      __schema { subscriptionType { name } directives { name args { name } } }
    }`)
    expect(data).toEqual({
      mood: {
        kind: 'ENUM',
        enumValues: [
          { name: 'good', isDeprecated: false },
          { name: 'bad', isDeprecated: false },
        ],
        fields: null,
        possibleTypes: null,
      },
      node: {
        kind: 'INTERFACE',
        possibleTypes: [{ name: 'Badge' }, { name: 'Lesson' }, { name: 'Teacher' }],
      },
      none: null,
      directive: {
        fields: [
          { name: 'args', args: [{ name: 'includeDeprecated', defaultValue: 'false' }] },
          { name: 'description', args: [] },
          { name: 'isRepeatable', args: [] },
          { name: 'locations', args: [] },
          { name: 'name', args: [] },
        ],
      },
      __schema: {
        subscriptionType: null,
        directives: [
          { name: 'include', args: [{ name: 'if' }] },
          { name: 'skip', args: [{ name: 'if' }] },
        ],
      },
    })
  })

  it.each([
    ['{ __type { name } }', 'Internal Error: failed to parse validated name'],
    ['{ __type(name: 1) { name } }', 'no name found for __type'],
    ['{ __type(name: "Query") { nope } }', 'unknown field on __Type: nope'],
    ['{ __schema { nope } }', 'unknown field in __Schema: nope'],
    ['{ __type(name: "Query") { fields { nope } } }', 'unknown field in __Field nope'],
  ])('%s is refused', async (query, message) => {
    expect(await school.refusal(query)).toEqual([message])
  })
})

describe('schemas that did not opt in', () => {
  it('answer queries but describe nothing', async () => {
    await school.run(`comment on schema public is '@graphql({"inflect_names": true})'`)
    expect(
      await school.ask('{ __schema { queryType { name } } teacherByPk(id: 1) { id } }'),
    ).toEqual({
      data: { teacherByPk: { id: 1 } },
      errors: [{ message: 'Unknown field "__schema" on type Query' }],
    })
    expect(await school.refusal('{ __type(name: "Teacher") { name } }')).toEqual([
      'Unknown field "__type" on type Query',
    ])
  })

  it('stay hidden beside a schema that did', async () => {
    await school.run(`
      create schema closed;
      create table closed.secret (id int primary key);
      create type closed.color as enum ('red');
      set local search_path = public, closed;
    `)
    const { data } = await school.ask(`{
      secretCollection { edges { cursor } }
      hidden: __type(name: "secret") { name }
      color: __type(name: "color") { name }
      __schema { queryType { fields { name } } types { name } }
    }`)
    expect(data).toMatchObject({ secretCollection: { edges: [] }, hidden: null, color: null })
    expect(JSON.stringify(data)).toContain('teacherCollection')
    expect(JSON.stringify(data?.['__schema'])).not.toMatch(/secret|color/)
  })
})
