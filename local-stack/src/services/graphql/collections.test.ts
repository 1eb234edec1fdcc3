import { describe, expect, it } from 'vitest'
import { useSchool } from './testing/school.ts'

const school = useSchool()

describe('collections', () => {
  it('give records in the order of the primary key', async () => {
    expect(await school.ask('{ teacherCollection { edges { node { id fullName } } } }')).toEqual({
      data: {
        teacherCollection: {
          edges: [{ node: { id: 1, fullName: 'Anna' } }, { node: { id: 2, fullName: 'Ben' } }],
        },
      },
    })
  })

  it('write big numbers and JSON as text, timestamps in ISO form, arrays as lists', async () => {
    const { data } = await school.ask(
      `{ lessonByPk(id: 1) { views price plan tags teacher { joinedAt } } }`,
    )
    expect(data).toEqual({
      lessonByPk: {
        views: '9007199254740993',
        price: '12.50',
        plan: '{"steps": 2}',
        tags: ['maths', 'grade 4'],
        teacher: { joinedAt: '2026-01-15T08:00:00' },
      },
    })
  })

  it('follow keys to one and to many, and to one where the key is unique on both sides', async () => {
    const { data } = await school.ask(`{
      teacherCollection { edges { node {
        badge { label teacher { id } }
        lessonCollection(first: 1, orderBy: {minutes: DescNullsLast}) { edges { node { title } } }
      } } }
    }`)
    expect(data).toEqual({
      teacherCollection: {
        edges: [
          {
            node: { badge: null, lessonCollection: { edges: [{ node: { title: 'Fractions' } }] } },
          },
          {
            node: {
              badge: { label: 'gold', teacher: { id: 2 } },
              lessonCollection: { edges: [{ node: { title: 'Volcanoes' } }] },
            },
          },
        ],
      },
    })
  })

  it('allow more fields than a Postgres function takes arguments', async () => {
    const fields = Array.from({ length: 130 }, (_, position) => `f${position}: id`)
    const { data } = await school.ask(`{ teacherByPk(id: 2) { ${fields.join(' ')} } }`)
    expect(Object.keys(data?.['teacherByPk'] ?? {})).toHaveLength(130)
  })
})

describe('records by id', () => {
  const nodeId = Buffer.from('["public", "lesson", 3]').toString('base64')

  it('are found by their node id', async () => {
    const { data } = await school.ask(
      'query ($id: ID!) { node(nodeId: $id) { nodeId __typename ... on Lesson { title } } }',
      { id: nodeId },
    )
    expect(data).toEqual({ node: { nodeId, __typename: 'Lesson', title: 'Volcanoes' } })
  })

  it('are null when there is no such record', async () => {
    const { data } = await school.ask('{ lessonByPk(id: 99) { id } }')
    expect(data).toEqual({ lessonByPk: null })
  })

  it('need the whole primary key', async () => {
    await school.run('create table seat (room int, chair int, primary key (room, chair))')
    expect(await school.refusal('{ seatByPk(room: 1) { room } }')).toEqual([
      'Missing primary key column(s): chair',
    ])
  })

  it.each([
    ['not base64!', 'Invalid value passed to nodeId argument. Error 2'],
    ['/w==', 'Invalid value passed to nodeId argument. Error 3'],
    ['YQ==', 'Invalid value passed to nodeId argument. Error 4'],
    [encode(['public', 'lesson']), 'Invalid value passed to nodeId argument. Error 5'],
    [encode([1, 'lesson', 3]), 'Invalid value passed to nodeId argument. Error 6'],
    [encode(['public', 1, 3]), 'Invalid value passed to nodeId argument. Error 7'],
    [encode({}), 'Invalid value passed to nodeId argument. Error 10'],
    [
      encode(['public', 'none', 3]),
      'Collection referenced by nodeId did not match any known collection',
    ],
    [
      encode(['public', 'lesson', 3, 4]),
      'Primary key column count mismatch. Expected 1, provided 2',
    ],
  ])('tell what is wrong with the node id %s', async (id, message) => {
    expect(
      await school.refusal('query ($id: ID!) { node(nodeId: $id) { nodeId } }', { id }),
    ).toEqual([message])
  })
})

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64')
}
