import { describe, expect, it } from 'vitest'
import { useSchool } from './testing/school.ts'

const school = useSchool()

const rootFields = async (type: string) => {
  const { data } = await school.ask(`{ __type(name: "${type}") { fields { name } } }`)
  const found = data?.['__type'] as { fields: { name: string }[] } | null // the selection
  return found?.fields.map((field) => field.name) ?? null
}

describe('the schema of a role', () => {
  it('has the tables and columns that the role may read', async () => {
    await school.run('grant select (id, full_name) on teacher to anon; set local role anon')
    expect(await rootFields('Query')).toEqual(['node', 'teacherByPk', 'teacherCollection'])
    expect(await rootFields('Teacher')).toEqual(['nodeId', 'id', 'fullName'])
    expect(await school.refusal('{ teacherCollection { edges { node { joinedAt } } } }')).toEqual([
      `Unknown field 'joinedAt' on type 'Teacher'`,
    ])
    const filter = await school.refusal(
      '{ teacherCollection(filter: {joinedAt: {is: NULL}}) { edges { cursor } } }',
    )
    expect(filter).toEqual(['Input for type TeacherFilter contains extra keys ["joinedAt"]'])
  })

  it('has the mutations that the role may run, with the columns that it may write', async () => {
    await school.run('grant select on lesson to anon; set local role anon')
    expect(await rootFields('Mutation')).toBeNull()
    expect(await school.ask('mutation { deleteFromLessonCollection { affectedCount } }')).toEqual({
      data: null,
      errors: [{ message: 'Unknown type Mutation' }],
    })
    await school.run(
      'reset role; grant update (title), delete on lesson to anon; set local role anon',
    )
    expect(await rootFields('Mutation')).toEqual([
      'deleteFromLessonCollection',
      'updateLessonCollection',
    ])
    expect(
      await school.refusal('mutation { updateLessonCollection(set: {id: 9}) { affectedCount } }'),
    ).toEqual(['Input for type LessonUpdateInput contains extra keys ["id"]'])
    const { data } = await school.ask(
      'mutation { updateLessonCollection(set: {title: "Y"}, filter: {id: {eq: 1}}) { records { title } } }',
    )
    expect(data).toEqual({ updateLessonCollection: { records: [{ title: 'Y' }] } })
  })

  it('has relations only between columns that the role may read', async () => {
    await school.run(`
      grant select on teacher to anon;
      grant select (id, title) on lesson to anon;
      set local role anon;
    `)
    expect(await rootFields('Teacher')).toEqual(['nodeId', 'id', 'fullName', 'joinedAt'])
    expect(await rootFields('Lesson')).toEqual(['nodeId', 'id', 'title'])
  })

  it('has aggregates only of columns that the role may read', async () => {
    await school.run(`
      comment on table lesson is '@graphql({"aggregate": {"enabled": true}})';
      grant select (id, minutes) on lesson to anon;
      set local role anon;
    `)
    expect(await rootFields('LessonSumAggregateResult')).toEqual(['id', 'minutes'])
  })

  it('has the functions that the role may execute', async () => {
    await school.run(`
      create function open_to_all() returns int stable language sql as 'select 1';
      create function closed() returns int stable language sql as 'select 1';
      revoke execute on function closed() from public, anon;
      set local role anon;
    `)
    expect(await rootFields('Query')).toEqual(['node', 'openToAll'])
  })

  it('contains nothing of a schema that the role may not use', async () => {
    await school.run(`
      create schema hidden;
      create table hidden.thing (id int primary key);
      grant select on hidden.thing to anon;
      set local search_path = public, hidden;
      set local role anon;
    `)
    expect(await rootFields('Query')).toEqual(['node'])
  })
})

describe('row security', () => {
  it('narrows reads, relations, counts and writes', async () => {
    await school.run(`
      alter table lesson enable row level security;
      create policy own on lesson to anon using (teacher_id = 2) with check (minutes < 100);
      grant select, update on lesson to anon;
      grant select on teacher to anon;
      comment on table lesson is '@graphql({"totalCount": {"enabled": true}})';
      set local role anon;
    `)
    const { data } = await school.ask(`{
      lessonCollection { totalCount edges { node { id } } }
      teacherByPk(id: 1) { lessonCollection { edges { node { id } } } }
    }`)
    expect(data).toEqual({
      lessonCollection: { totalCount: 2, edges: [{ node: { id: 3 } }, { node: { id: 4 } }] },
      teacherByPk: { lessonCollection: { edges: [] } },
    })
    const update = (id: number, minutes: number) =>
      school.ask(
        `mutation { updateLessonCollection(set: {minutes: ${minutes}}, filter: {id: {eq: ${id}}}) { affectedCount } }`,
      )
    expect(await update(1, 50)).toEqual({ data: { updateLessonCollection: { affectedCount: 0 } } })
    expect(await update(3, 50)).toEqual({ data: { updateLessonCollection: { affectedCount: 1 } } })
    expect(await update(3, 200)).toEqual({
      data: null,
      errors: [{ message: 'new row violates row-level security policy for table "lesson"' }],
    })
  })
})
