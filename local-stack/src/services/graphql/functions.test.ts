import { describe, expect, it } from 'vitest'
import { useSchool } from './testing/school.ts'

const school = useSchool()

const queryFields = async () => {
  const { data } = await school.ask('{ __type(name: "Query") { fields { name } } }')
  return (data?.['__type'] as { fields: { name: string }[] }).fields.map((field) => field.name) // the selection
}

describe('functions as root fields', () => {
  it('are queries if stable or immutable, mutations if volatile', async () => {
    await school.run(`
      create function add_up(a int, b bigint) returns bigint stable language sql as 'select a + b';
      create function rename_teacher(p_id int, p_name text) returns teacher language sql as
        'update teacher set full_name = p_name where id = p_id returning *';
    `)
    expect(await school.ask('{ addUp(a: 1, b: "2") }')).toEqual({ data: { addUp: '3' } })
    expect(await school.refusal('{ renameTeacher(pId: 1, pName: "X") { id } }')).toEqual([
      'Unknown field "renameTeacher" on type Query',
    ])
    const { data } = await school.ask(
      'mutation { renameTeacher(pId: 1, pName: "Anne") { fullName lessonCollection { edges { node { id } } } } }',
    )
    expect(data).toEqual({
      renameTeacher: {
        fullName: 'Anne',
        lessonCollection: { edges: [{ node: { id: 1 } }, { node: { id: 2 } }] },
      },
    })
  })

  it('use the defaults of missing arguments and pass null as null', async () => {
    await school.run(
      `create function greet(name text default 'all', loud bool default false) returns text immutable language sql
       as $$ select coalesce(name, 'nobody') || case when loud then '!' else '' end $$`,
    )
    const { data } = await school.ask('{ a: greet b: greet(loud: true) c: greet(name: null) }')
    expect(data).toEqual({ a: 'all', b: 'all!', c: 'nobody' })
    const described = await school.ask(
      '{ __type(name: "Query") { fields { name args { name defaultValue type { kind } } } } }',
    )
    expect(described.data?.['__type']).toMatchObject({
      fields: expect.arrayContaining([
        {
          name: 'greet',
          args: [
            { name: 'name', defaultValue: '"all"', type: { kind: 'SCALAR' } },
            { name: 'loud', defaultValue: 'false', type: { kind: 'SCALAR' } },
          ],
        },
      ]) as unknown,
    })
  })

  it('return collections that can be filtered and paged, single records, and arrays', async () => {
    await school.run(`
      create function long_lessons(at_least int) returns setof lesson stable language sql as
        'select * from lesson where minutes >= at_least';
      create function one_lesson() returns setof lesson stable rows 1 language sql as 'select * from lesson limit 1';
      create function no_lesson() returns lesson stable language sql as 'select * from lesson where false';
      create function numbers(upto bigint[]) returns bigint[] stable language sql as 'select upto';
    `)
    const { data } = await school.ask(`{
      longLessons(atLeast: 40, first: 1, filter: {id: {gt: 1}}) { edges { node { title } } pageInfo { hasNextPage } }
      oneLesson { title }
      noLesson { title }
      numbers(upto: ["1", 2])
    }`)
    expect(data).toEqual({
      longLessons: { edges: [{ node: { title: 'Volcanoes' } }], pageInfo: { hasNextPage: true } },
      oneLesson: { title: 'Fractions' },
      noLesson: null,
      numbers: ['1', '2'],
    })
  })

  it('are omitted when they cannot be called or read', async () => {
    await school.run(`
      create type mood as enum ('good');
      create type pair as (a int);
      create function twice(a int) returns int stable language sql as 'select a';
      create function twice(a text) returns int stable language sql as 'select 1';
      create function unnamed(int) returns int stable language sql as 'select $1';
      create function nothing() returns void stable language sql as '';
      create function some_record() returns record stable language sql as 'select 1, 2';
      create function some_table() returns table (n int) stable language sql as 'select 1';
      create function some_pair() returns pair stable language sql as 'select row(1)::pair';
      create function feel() returns mood stable language sql as $$ select 'good'::mood $$;
      create function takes_mood(m mood) returns int stable language sql as 'select 1';
      create function takes_row(t teacher) returns int stable language sql as 'select 1';
      create function pages(first int) returns setof lesson stable language sql as 'select * from lesson';
    `)
    expect(await queryFields()).toEqual([
      'badgeByPk',
      'badgeCollection',
      'lessonByPk',
      'lessonCollection',
      'node',
      'teacherByPk',
      'teacherCollection',
    ])
  })

  it('pass on the error that they raise as the whole message, and are rolled back', async () => {
    await school.run(`create function fail() returns int language plpgsql as $$
      begin delete from badge; raise exception 'lesson_is_full' using hint = 'not shown'; end $$`)
    expect(await school.ask('mutation { fail }')).toEqual({
      data: null,
      errors: [{ message: 'lesson_is_full' }],
    })
    expect((await school.client.query('select from badge')).rowCount).toBe(1)
  })
})

describe('functions that return a table of a schema off the search path', () => {
  it('do not exist', async () => {
    await school.run(`
      create schema attic;
      create table attic.chest (id int primary key, content text);
      create function first_chest() returns attic.chest stable language sql as
        'select * from attic.chest where id = 1';
      create function chests() returns setof attic.chest stable language sql as
        'select * from attic.chest';
    `)
    expect(await school.refusal('{ firstChest { content } }')).toEqual([
      'Unknown field "firstChest" on type Query',
    ])
    await school.run('set local search_path = public, attic')
    expect(await school.ask('{ firstChest { content } }')).toEqual({ data: { firstChest: null } })
    await school.run('set local search_path = public')
    expect(await school.refusal('{ chests { edges { cursor } } }')).toEqual([
      'Unknown field "chests" on type Query',
    ])
  })
})

describe('computed fields', () => {
  it('take a row and return values, records or collections', async () => {
    await school.run(`
      create function _shout(t teacher) returns text immutable language sql as 'select upper(t.full_name)';
      create function facts(t teacher) returns jsonb immutable language sql as $$ select '{"a": 1}'::jsonb $$;
      create function top_lesson(t teacher) returns lesson stable language sql as
        'select * from lesson where teacher_id = t.id and minutes > 50';
      create function lessons_of(t teacher) returns setof lesson stable language sql as
        'select * from lesson where teacher_id = t.id';
    `)
    const { data } = await school.ask(`{ teacherCollection { edges { node {
      shout facts topLesson { title } lessonsOf(last: 1) { edges { node { id } } }
    } } } }`)
    expect(data).toEqual({
      teacherCollection: {
        edges: [
          {
            node: {
              shout: 'ANNA',
              facts: '{"a": 1}',
              topLesson: null,
              lessonsOf: { edges: [{ node: { id: 2 } }] },
            },
          },
          {
            node: {
              shout: 'BEN',
              facts: '{"a": 1}',
              topLesson: { title: 'Volcanoes' },
              lessonsOf: { edges: [{ node: { id: 4 } }] },
            },
          },
        ],
      },
    })
  })

  it('work on records of a mutation', async () => {
    await school.run(
      `create function _shout(t teacher) returns text immutable language sql as 'select upper(t.full_name)'`,
    )
    const { data } = await school.ask(
      'mutation { updateTeacherCollection(set: {fullName: "Bo"}, filter: {id: {eq: 2}}) { records { shout } } }',
    )
    expect(data).toEqual({ updateTeacherCollection: { records: [{ shout: 'BO' }] } })
  })
})
