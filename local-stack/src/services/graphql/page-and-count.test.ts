import { beforeEach, describe, expect, it } from 'vitest'
import { useSchool } from './testing/school.ts'

const school = useSchool()

const everything = `
  totalCount
  edges { cursor node { id title } }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`

/** All four lessons, found in three ways: in two searches, in one search by key, and as the rows of a function. */
const ways = {
  directly: (args: string) => `lessonCollection(${args})`,
  slowly: (args: string) => `lessonCollection(filter: {title: {like: "%"}}, ${args})`,
  'by a function': (args: string) => `allLessons(${args})`,
}

const cursor = (...values: unknown[]) =>
  Buffer.from(JSON.stringify(values).replaceAll(',', ', ')).toString('base64')

const pages = [
  'first: 2',
  'last: 3',
  'first: 0',
  'first: 1, offset: 2',
  `first: 2, after: "${cursor(1)}"`,
  `first: 9, after: "${cursor(2)}"`,
  `last: 1, before: "${cursor(3)}"`,
  `first: 1, orderBy: [{minutes: DescNullsFirst}], after: "${cursor(null, 2)}"`,
  'last: 2, orderBy: [{minutes: AscNullsFirst}, {title: DescNullsLast}]',
]

beforeEach(() =>
  school.run(`
    comment on table lesson is '@graphql({"totalCount": {"enabled": true}, "aggregate": {"enabled": true}})';
    create function all_lessons() returns setof lesson stable language sql as 'select * from lesson';
  `),
)

describe('a page and its count', () => {
  it.each(pages.flatMap((page) => ['slowly', 'by a function'].map((way) => [page, way] as const)))(
    '(%s) are the same when found %s',
    async (page, way) => {
      const find = ways[way === 'slowly' ? way : 'by a function']
      const { data } = await school.ask(
        `{ one: ${ways.directly(page)} {${everything}} other: ${find(page)} {${everything}} }`,
      )
      expect(data?.['one']).toMatchObject({ totalCount: 4 })
      expect(data?.['other']).toEqual(data?.['one'])
    },
  )

  it.each(Object.entries(ways))('read only what is selected: %s', async (_, find) => {
    const { data } = await school.ask(`{
      count: ${find('first: 1')} { totalCount }
      page: ${find('first: 1')} { edges { node { id } } }
      sums: ${find('first: 1')} { totalCount aggregate { sum { minutes } } edges { node { id } } }
    }`)
    expect(data).toEqual({
      count: { totalCount: 4 },
      page: { edges: [{ node: { id: 1 } }] },
      sums: { totalCount: 4, aggregate: { sum: { minutes: 140 } }, edges: [{ node: { id: 1 } }] },
    })
  })

  it.each(pages)('(%s) may both be left out', async (page) => {
    for (const find of Object.values(ways)) {
      const { data } = await school.ask(
        `{ count: ${find(page)} { totalCount } name: ${find(page)} { __typename } }`,
      )
      expect(data).toEqual({ count: { totalCount: 4 }, name: { __typename: 'LessonConnection' } })
    }
  })

  it('use all columns of a key', async () => {
    await school.run(`
      create table seat (row_no int, seat_no int, pupil text, primary key (row_no, seat_no));
      insert into seat values (1, 1, 'Ann'), (1, 2, 'Bob'), (2, 1, 'Cas'), (2, 2, 'Dot');
      comment on table seat is '@graphql({"totalCount": {"enabled": true}})';
    `)
    const query = `{
      seatCollection(first: 2, filter: {pupil: {regex: "[BCD]"}}) {
        totalCount edges { node { pupil } } pageInfo { hasNextPage }
      }
    }`
    expect((await school.ask(query)).data).toEqual({
      seatCollection: {
        totalCount: 3,
        edges: [{ node: { pupil: 'Bob' } }, { node: { pupil: 'Cas' } }],
        pageInfo: { hasNextPage: true },
      },
    })
  })

  it('of a function’s result come from one call', async () => {
    await school.run(`
      create sequence calls;
      create function called_lessons() returns setof lesson language plpgsql as
        $$ begin perform nextval('calls'); return query select * from lesson; end $$;
    `)
    const { data } = await school.ask(
      'mutation { calledLessons(first: 1) { totalCount edges { node { id } } pageInfo { hasNextPage } } }',
    )
    expect(data).toMatchObject({ calledLessons: { totalCount: 4, edges: [{ node: { id: 1 } }] } })
    expect((await school.client.query('select last_value from calls')).rows).toEqual([
      { last_value: '1' },
    ])
  })
})
