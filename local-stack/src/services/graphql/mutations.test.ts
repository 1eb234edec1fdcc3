import { describe, expect, it } from 'vitest'
import { useSchool } from './testing/school.ts'

const school = useSchool()

const titles = async () => {
  const { rows } = await school.client.query<{ title: string }>(
    'select title from lesson order by id',
  )
  return rows.map((row) => row.title)
}

describe('insert', () => {
  it('returns the records with their relations and the count', async () => {
    const { data } = await school.ask(
      `mutation ($new: [LessonInsertInput!]!) {
        insertIntoLessonCollection(objects: $new) {
          affectedCount
          records { id title views teacher { fullName } }
        }
      }`,
      {
        new: [
          { id: 10, teacherId: 1, title: 'Ratios', views: '12' },
          { id: 11, teacherId: 2, title: 'Maps' },
        ],
      },
    )
    expect(data).toEqual({
      insertIntoLessonCollection: {
        affectedCount: 2,
        records: [
          { id: 10, title: 'Ratios', views: '12', teacher: { fullName: 'Anna' } },
          // The key that only the first object has took the column's default here.
          { id: 11, title: 'Maps', views: '0', teacher: { fullName: 'Ben' } },
        ],
      },
    })
  })

  it('accepts a single object for a list, and JSON and arrays in the form in which they are read', async () => {
    const { data } = await school.ask(`mutation {
      insertIntoLessonCollection(objects: {
        id: 12, teacherId: 1, title: "One", plan: "{\\"a\\": [1]}", tags: ["x, y", "\\"z\\""]
      }) { records { plan tags } }
    }`)
    expect(data).toEqual({
      insertIntoLessonCollection: { records: [{ plan: '{"a": [1]}', tags: ['x, y', '"z"'] }] },
    })
  })

  it('uses the default for an absent variable, and null for null', async () => {
    const insert = `mutation ($views: BigInt) {
      insertIntoLessonCollection(objects: [{id: 13, teacherId: 1, title: "V", views: $views}]) {
        records { views }
      }
    }`
    expect((await school.ask(insert)).data).toEqual({
      insertIntoLessonCollection: { records: [{ views: '0' }] },
    })
    expect(await school.refusal(insert, { views: null })).toEqual([
      'null value in column "views" of relation "lesson" violates not-null constraint',
    ])
  })

  it('does not offer columns that the database fills itself', async () => {
    await school.run(`create table counted (
      id serial primary key, always int generated always as identity, twice int generated always as (id * 2) stored, n int
    )`)
    expect(
      await school.refusal(
        'mutation { insertIntoCountedCollection(objects: [{id: 1}]) { affectedCount } }',
      ),
    ).toEqual(['Input for type CountedInsertInput contains extra keys ["id"]'])
    const { data } = await school.ask(
      'mutation { insertIntoCountedCollection(objects: [{n: 5}]) { records { n always twice } } }',
    )
    expect(data).toEqual({
      insertIntoCountedCollection: { records: [{ n: 5, always: 1, twice: 2 }] },
    })
  })
})

describe('update and delete', () => {
  it('change the rows that match the filter, up to atMost', async () => {
    const { data } = await school.ask(`mutation {
      updateLessonCollection(set: {title: "Same", minutes: null}, filter: {teacherId: {eq: 2}}, atMost: 2) {
        affectedCount
        records { id minutes }
      }
      deleteFromLessonCollection(filter: {id: {eq: 1}}) { records { title } }
    }`)
    expect(data).toEqual({
      updateLessonCollection: {
        affectedCount: 2,
        records: [
          { id: 3, minutes: null },
          { id: 4, minutes: null },
        ],
      },
      deleteFromLessonCollection: { records: [{ title: 'Fractions' }] },
    })
    expect(await titles()).toEqual(['Poems', 'Same', 'Same'])
  })

  it('allow one record by default, and change nothing when there are more', async () => {
    expect(
      await school.ask('mutation { updateLessonCollection(set: {title: "X"}) { affectedCount } }'),
    ).toEqual({
      data: null,
      errors: [{ message: 'update impacts too many records' }],
    })
    expect(
      await school.refusal('mutation { deleteFromLessonCollection(atMost: 3) { affectedCount } }'),
    ).toEqual(['delete impacts too many records'])
    expect(await titles()).toEqual(['Fractions', 'Poems', 'Volcanoes', 'Rivers'])
  })

  it('return a count of zero and no records when nothing matches', async () => {
    const { data } = await school.ask(
      'mutation { deleteFromLessonCollection(filter: {id: {eq: 99}}) { affectedCount records { id } } }',
    )
    expect(data).toEqual({ deleteFromLessonCollection: { affectedCount: 0, records: [] } })
  })
})

describe('a request with several mutations', () => {
  it('is rolled back as a whole when a later one fails, in the database or before', async () => {
    for (const failing of [
      'insertIntoTeacherCollection(objects: [{id: 1, fullName: "Twice"}]) { affectedCount }',
      'updateLessonCollection(set: {}) { affectedCount }',
      'nope',
    ]) {
      const { data } = await school.ask(
        `mutation { deleteFromBadgeCollection { affectedCount } ${failing} }`,
      )
      expect(data).toBeNull()
    }
    const { rowCount } = await school.client.query('select from badge')
    expect(rowCount).toBe(1)
  })
})

describe('mutations', () => {
  it.each([
    ['insertIntoLessonCollection(objects: [])', 'At least one record must be provided to objects'],
    ['insertIntoLessonCollection', 'Invalid input for NonNull type'],
    ['insertIntoLessonCollection(objects: ["x"])', 'Invalid input for LessonInsertInput type'],
    ['insertIntoLessonCollection(rows: [])', 'Input contains extra keys ["rows"]'],
    ['updateLessonCollection(set: {})', 'At least one mapping must be provided to set argument'],
    ['updateLessonCollection(filter: {id: {eq: 1}})', 'Invalid input for NonNull type'],
    [
      'updateLessonCollection(set: {nope: 1})',
      'Input for type LessonUpdateInput contains extra keys ["nope"]',
    ],
    ['deleteFromLessonCollection(set: {})', 'Input contains extra keys ["set"]'],
  ])('%s is refused', async (field, message) => {
    expect(await school.refusal(`mutation { ${field} { affectedCount } }`)).toEqual([message])
  })

  it('refuse fields that the response does not have', async () => {
    expect(
      await school.refusal('mutation { updateLessonCollection(set: {minutes: 1}) { rows } }'),
    ).toEqual(['unknown field in update'])
  })
})
