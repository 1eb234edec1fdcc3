import { describe, expect, it } from 'vitest'
import { useSchool } from './testing/school.ts'

const school = useSchool()

const fieldNames = async (type: string) => {
  const { data } = await school.ask(`{ __type(name: "${type}") { fields { name } } }`)
  const found = data?.['__type'] as { fields: { name: string }[] } | null // the selection
  return found?.fields.map((field) => field.name)
}

describe('comment directives', () => {
  it('count and aggregate all rows that match the filter, whatever the page', async () => {
    await school.run(
      `comment on table lesson is 'Lessons. @graphql({"totalCount": {"enabled": true}, "aggregate": {"enabled": true}})'`,
    )
    const { data } = await school.ask(`{ lessonCollection(first: 1, filter: {id: {gt: 1}}) {
      totalCount
      aggregate {
        count
        sum { minutes price }
        avg { minutes }
        min { title minutes }
        max { views }
        __typename
      }
      edges { node { id } }
    } }`)
    expect(data).toEqual({
      lessonCollection: {
        totalCount: 3,
        aggregate: {
          count: 3,
          sum: { minutes: 100, price: 20.9 },
          avg: { minutes: 50 },
          min: { title: 'Poems', minutes: 40 },
          max: { views: 7 },
          __typename: 'LessonAggregate',
        },
        edges: [{ node: { id: 2 } }],
      },
    })
  })

  it('are needed for both', async () => {
    expect(await school.refusal('{ lessonCollection { aggregate { count } } }')).toEqual([
      'enable the aggregate directive to use aggregates',
    ])
    expect(await school.refusal('{ lessonCollection { totalCount } }')).toEqual([
      'unknown field in connection',
    ])
  })

  it('rename and describe tables, columns, functions and relations', async () => {
    await school.run(`
      create function minutes_left(l lesson) returns int immutable language sql as 'select 1';
      comment on table lesson is '@graphql({"name": "Class", "description": "One hour"})';
      comment on column lesson.title is '@graphql({"name": "heading", "description": "On the door"})';
      comment on function minutes_left(lesson) is '@graphql({"name": "left"})';
      comment on constraint lesson_teacher_id_fkey on lesson is
        '@graphql({"foreign_name": "taughtBy", "local_name": "classes"})';
    `)
    expect(await fieldNames('Class')).toEqual([
      'nodeId',
      'id',
      'teacherId',
      'heading',
      'minutes',
      'tags',
      'plan',
      'price',
      'views',
      'taughtBy',
      'left',
    ])
    const { data } = await school.ask(`{
      classCollection(filter: {heading: {eq: "Poems"}}) { edges { node { heading taughtBy { classes { edges { node { id } } } } } } }
      __type(name: "Class") { description }
    }`)
    expect(data).toEqual({
      classCollection: {
        edges: [
          {
            node: {
              heading: 'Poems',
              taughtBy: { classes: { edges: [{ node: { id: 1 } }, { node: { id: 2 } }] } },
            },
          },
        ],
      },
      __type: { description: 'One hour' },
    })
  })

  it('give views a primary key and foreign keys', async () => {
    await school.run(`
      create view short_lesson as select id, teacher_id, title from lesson where minutes < 50;
      comment on view short_lesson is '@graphql({
        "primary_key_columns": ["id"],
        "foreign_keys": [{
          "local_name": "shortLessons", "local_columns": ["teacher_id"],
          "foreign_name": "teacher", "foreign_schema": "public", "foreign_table": "teacher", "foreign_columns": ["id"]
        }]
      })';
    `)
    const { data } = await school.ask(
      '{ shortLessonByPk(id: 4) { title teacher { shortLessons { edges { node { id } } } } } }',
    )
    expect(data).toEqual({
      shortLessonByPk: {
        title: 'Rivers',
        teacher: { shortLessons: { edges: [{ node: { id: 4 } }] } },
      },
    })
    const written = await school.ask(
      'mutation { updateShortLessonCollection(set: {title: "Streams"}, filter: {id: {eq: 4}}) { records { title } } }',
    )
    expect(written.data).toEqual({
      updateShortLessonCollection: { records: [{ title: 'Streams' }] },
    })
  })

  it('omit a view without a key or with an unknown key column', async () => {
    await school.run(`
      create view bare as select id from lesson;
      create view wrong as select id from lesson;
      comment on view wrong is '@graphql({"primary_key_columns": ["nope"]})';
    `)
    expect(await fieldNames('Bare')).toBeUndefined()
    expect(await fieldNames('Wrong')).toBeUndefined()
  })

  it('map enum labels that are not valid GraphQL names, in both directions', async () => {
    await school.run(`
      create type state as enum ('open', 'half-way');
      comment on type state is '@graphql({"mappings": {"half-way": "half_way"}})';
      alter table lesson add state state;
      update lesson set state = 'half-way' where id = 3;
    `)
    const { data } = await school.ask(`mutation {
      updateLessonCollection(set: {state: half_way}, filter: {id: {eq: 1}}) { records { state } }
    }`)
    expect(data).toEqual({ updateLessonCollection: { records: [{ state: 'half_way' }] } })
    const found = await school.ask(
      '{ lessonCollection(filter: {state: {in: [half_way]}}) { edges { node { id } } } }',
    )
    expect(found.data).toEqual({
      lessonCollection: { edges: [{ node: { id: 1 } }, { node: { id: 3 } }] },
    })
  })

  it('inflect names only when asked to; fields still start with a small letter', async () => {
    await school.run(`
      create table "Strange_table" (id int primary key, "Some_Column" int, parent_id int references "Strange_table", "headId" int references "Strange_table");
      comment on schema public is '@graphql({"introspection": true})';
    `)
    expect(await fieldNames('Strange_table')).toEqual([
      'nodeId',
      'id',
      'Some_Column',
      'parent_id',
      'headId',
      'strange_table',
      'head',
      'strange_tableCollection',
      'strange_tableCollection',
    ])
    await school.run(
      `comment on schema public is '@graphql({"inflect_names": true, "introspection": true})'`,
    )
    expect(await fieldNames('StrangeTable')).toEqual([
      'nodeId',
      'id',
      'someColumn',
      'parentId',
      'headId',
      'parent',
      'strangeTable',
      'strangeTableCollection',
      'strangeTableCollection',
    ])
  })

  it('that are not JSON, or have a wrong type, make every request fail', async () => {
    await school.run(`comment on table lesson is '@graphql({"name": })'`)
    expect(await school.ask('{ __typename }')).toEqual({
      data: null,
      errors: [{ message: 'invalid input syntax for type json' }],
    })
    await school.run(`comment on table lesson is '@graphql({"description": 1})'`)
    expect(await school.ask('{ __typename }')).toEqual({
      errors: [
        {
          message:
            'Error while loading schema, check comment directives. invalid type: integer `1`, expected a string',
        },
      ],
    })
  })
})
