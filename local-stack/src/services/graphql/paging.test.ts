import { describe, expect, it } from 'vitest'
import { useSchool } from './testing/school.ts'

const school = useSchool()

interface Page {
  ids: number[]
  next: boolean
  previous: boolean
  start: string | null
  end: string | null
}

interface Connection {
  edges: { node: { id: number } }[]
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null
    endCursor: string | null
  }
}

async function page(args: string): Promise<Page> {
  const { data } = await school.ask(`{
    lessonCollection${args} {
      edges { node { id } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }`)
  const { edges, pageInfo } = data?.['lessonCollection'] as Connection // the selection above
  return {
    ids: edges.map((edge) => edge.node.id),
    next: pageInfo.hasNextPage,
    previous: pageInfo.hasPreviousPage,
    start: pageInfo.startCursor,
    end: pageInfo.endCursor,
  }
}

const cursor = (...values: unknown[]) =>
  Buffer.from(JSON.stringify(values).replaceAll(',', ', ')).toString('base64')

describe('a page', () => {
  it.each([
    ['(first: 2)', { ids: [1, 2], next: true, previous: false }],
    [`(first: 2, after: "${cursor(1)}")`, { ids: [2, 3], next: true, previous: true }],
    [`(first: 9, after: "${cursor(2)}")`, { ids: [3, 4], next: false, previous: true }],
    ['(first: 1, offset: 2)', { ids: [3], next: true, previous: true }],
    ['(last: 3)', { ids: [2, 3, 4], next: false, previous: true }],
    [`(last: 1, before: "${cursor(3)}")`, { ids: [2], next: true, previous: true }],
    [`(before: "${cursor(3)}")`, { ids: [1, 2], next: true, previous: false }],
    ['(filter: {id: {gt: 99}})', { ids: [], next: false, previous: false, start: null, end: null }],
    ['(first: 0)', { ids: [], next: true, previous: false, start: null, end: null }],
  ])('%s has the right rows and neighbours', async (args, expected) => {
    expect(await page(args)).toMatchObject(expected)
  })

  it('has cursors with the ordering values and the key', async () => {
    expect(await page('(orderBy: [{minutes: AscNullsFirst}], last: 3)')).toMatchObject({
      ids: [1, 4, 3],
      start: cursor(40, 1),
      end: cursor(60, 3),
    })
  })

  it.each([
    ['AscNullsFirst', [2, 1, 4, 3]],
    ['AscNullsLast', [1, 4, 3, 2]],
    ['DescNullsFirst', [2, 3, 1, 4]],
    ['DescNullsLast', [3, 1, 4, 2]],
  ])('continues over nulls and ties when ordered %s', async (direction, expected) => {
    const seen: number[] = []
    for (let after: string | null = null; seen.length < 4;) {
      const rest: string = after === null ? '' : `, after: "${after}"`
      const { ids, end } = await page(`(first: 1, orderBy: [{minutes: ${direction}}]${rest})`)
      seen.push(...ids)
      after = end
    }
    expect(seen).toEqual(expected)
  })

  it('is never larger than max_rows, which a table may set and a schema may set for its tables', async () => {
    await school.run(`insert into teacher select g, 'T' || g from generate_series(10, 60) g`)
    const size = async () => {
      const { data } = await school.ask('{ teacherCollection(first: 50) { edges { cursor } } }')
      return (data?.['teacherCollection'] as { edges: unknown[] }).edges.length // the selection
    }
    expect(await size()).toBe(30)
    await school.run(
      `comment on schema public is '@graphql({"inflect_names": true, "max_rows": 40})'`,
    )
    expect(await size()).toBe(40)
    await school.run(`comment on table teacher is '@graphql({"max_rows": 7})'`)
    expect(await size()).toBe(7)
  })
})

describe('paging arguments', () => {
  it.each([
    ['first: 1, last: 1', 'only one of "first" and "last" may be provided'],
    [
      `before: "${cursor(1)}", after: "${cursor(1)}"`,
      'only one of "before" and "after" may be provided',
    ],
    [`first: 1, before: "${cursor(1)}"`, '"first" may only be used with "after"'],
    [`last: 1, after: "${cursor(1)}"`, '"last" may only be used with "before"'],
    ['last: 1, offset: 1', '"offset" may only be used with "first" and "after"'],
    ['first: -1', '`first` must be an unsigned integer'],
    ['last: -1', '`last` must be an unsigned integer'],
    ['offset: -1', '`offset` must be an unsigned integer'],
    ['first: "1"', 'Invalid input for Int type'],
    ['page: 1', 'Input contains extra keys ["page"]'],
    ['after: "*"', 'Failed to decode cursor, error 1'],
    ['after: "/w=="', 'Failed to decode cursor, error 2'],
    ['after: "YQ=="', 'Failed to decode cursor, error 3'],
    ['after: "MQ=="', 'Failed to decode cursor, error 4'],
    [`after: "${cursor(1, 2)}"`, 'orderBy clause incompatible with pagination cursor'],
  ])('(%s) are refused', async (args, message) => {
    expect(await school.refusal(`{ lessonCollection(${args}) { edges { cursor } } }`)).toEqual([
      message,
    ])
  })
})
