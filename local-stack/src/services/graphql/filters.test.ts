import { describe, expect, it } from 'vitest'
import { useSchool } from './testing/school.ts'

const school = useSchool()

async function matching(filter: string, variables?: Record<string, unknown>): Promise<number[]> {
  const head = variables ? 'query ($x: Int, $y: [Int!])' : ''
  const { data } = await school.ask(
    `${head} { lessonCollection(filter: ${filter}) { edges { node { id } } } }`,
    variables,
  )
  const { edges } = data?.['lessonCollection'] as { edges: { node: { id: number } }[] } // the selection
  return edges.map((edge) => edge.node.id)
}

describe('filters', () => {
  it.each([
    ['{id: {eq: 2}}', [2]],
    ['{id: {neq: 2}}', [1, 3, 4]],
    ['{id: {lt: 2}}', [1]],
    ['{id: {lte: 2}}', [1, 2]],
    ['{id: {gt: 3}}', [4]],
    ['{id: {gte: 3}}', [3, 4]],
    ['{id: {in: [1, 4, 9]}}', [1, 4]],
    ['{minutes: {is: NULL}}', [2]],
    ['{minutes: {is: NOT_NULL}}', [1, 3, 4]],
    ['{title: {startsWith: "Po"}}', [2]],
    ['{title: {like: "%o%"}}', [1, 2, 3]],
    ['{title: {ilike: "V%"}}', [3]],
    ['{title: {regex: "^[FR]"}}', [1, 4]],
    ['{title: {iregex: "^[fr]"}}', [1, 4]],
    ['{views: {eq: "9007199254740993"}}', [1]],
    ['{price: {gt: "12.49"}}', [1, 4]],
    ['{tags: {contains: ["maths"]}}', [1]],
    ['{tags: {containedBy: ["english", "maths"]}}', [2, 4]],
    ['{tags: {overlaps: ["english", "grade 4"]}}', [1, 2]],
    ['{tags: {eq: ["english"]}}', [2]],
    [`{nodeId: {eq: "${Buffer.from('["public", "lesson", 4]').toString('base64')}"}}`, [4]],
  ])('%s', async (filter, ids) => {
    expect(await matching(filter)).toEqual(ids)
  })

  it.each([
    ['{id: {gt: 1, lt: 4}, minutes: {eq: 60}}', [3]],
    ['{or: [{id: {eq: 1}}, {title: {eq: "Rivers"}}]}', [1, 4]],
    ['{or: {id: {eq: 1}, title: {eq: "Rivers"}}}', []],
    ['{and: [{id: {gt: 1}}, {or: [{id: {eq: 1}}, {id: {eq: 2}}]}]}', [2]],
    ['{not: {minutes: {eq: 40}, id: {lt: 9}}}', [3]],
    ['{or: [], and: [{}], not: {}}', [1, 2, 3, 4]],
  ])('combine: %s', async (filter, ids) => {
    expect(await matching(filter)).toEqual(ids)
  })

  it('skip conditions with an absent variable; null is a value that nothing equals', async () => {
    expect(await matching('{id: {eq: $x}}', {})).toEqual([1, 2, 3, 4])
    expect(await matching('{id: {eq: $x}}', { x: null })).toEqual([])
    expect(await matching('{id: {in: $y}}', { y: [2, 3] })).toEqual([2, 3])
  })

  it('treat values as values, never as SQL', async () => {
    expect(await matching(`{title: {eq: "' or true --"}}`)).toEqual([])
  })

  it('prefer a column called or to the operator', async () => {
    await school.run(
      'create table either (id int primary key, "or" int); insert into either values (1, 5)',
    )
    const { data } = await school.ask(
      '{ eitherCollection(filter: {or: {eq: 5}}) { edges { node { id } } } }',
    )
    expect(data).toEqual({ eitherCollection: { edges: [{ node: { id: 1 } }] } })
  })

  it.each([
    ['{nope: {eq: 1}}', 'Input for type LessonFilter contains extra keys ["nope"]'],
    ['{plan: {eq: "{}"}}', 'Input for type LessonFilter contains extra keys ["plan"]'],
    ['{id: {like: "1"}}', 'Input for type IntFilter contains extra keys ["like"]'],
    ['{id: {eq: "1"}}', 'Invalid input for Int type'],
    ['{title: {eq: 1}}', 'Invalid input for String(Some(20)) type'],
    [
      '{title: {eq: "longer than twenty characters"}}',
      'Invalid input for String type. Maximum character length 20',
    ],
    ['{price: {eq: 1.5}}', 'Invalid input for BigFloat type. String required'],
    ['{minutes: {is: MAYBE}}', 'Invalid input for FilterIs type'],
    ['1', 'Invalid input for LessonFilter type'],
  ])('%s is refused', async (filter, message) => {
    expect(
      await school.refusal(`{ lessonCollection(filter: ${filter}) { edges { cursor } } }`),
    ).toEqual([message])
  })

  it('pass on errors of Postgres, without data', async () => {
    expect(
      await school.ask('{ lessonCollection(filter: {views: {eq: "x"}}) { edges { cursor } } }'),
    ).toEqual({ data: null, errors: [{ message: 'invalid input syntax for type bigint: "x"' }] })
  })
})
