import { describe, expect, it } from 'vitest'
import { resolve } from './resolve.ts'
import { useSchool } from './testing/school.ts'

const school = useSchool()

const ids = '{ edges { node { id } } }'

describe('operations', () => {
  const both =
    'query A { teacherByPk(id: 1) { fullName } } query B { b: teacherByPk(id: 2) { fullName } }'

  it('are chosen by name', async () => {
    expect(await resolve(school.client, { query: both, operationName: 'B' })).toEqual({
      data: { b: { fullName: 'Ben' } },
    })
  })

  it.each([
    [both, 'Operation not found'],
    [
      '{ __typename } query A { __typename }',
      'Anonymous operations must be the only defined operation',
    ],
    ['query A { __typename } query A { __typename }', 'Operation names must be unique'],
    ['subscription { __typename }', 'Subscriptions are not supported'],
    ['{ __typename @skip(if: true) }', 'Selection set must not be empty'],
  ])('%s is refused without data', async (query, message) => {
    expect(await school.ask(query)).toEqual({ errors: [{ message }] })
  })

  it('need an object for variables', async () => {
    expect(await resolve(school.client, { query: '{ __typename }', variables: [] })).toEqual({
      errors: [{ message: 'variables must be an object' }],
    })
  })

  it('name their root types', async () => {
    expect(await school.ask('{ __typename }')).toEqual({ data: { __typename: 'Query' } })
    expect(await school.ask('mutation { __typename }')).toEqual({
      data: { __typename: 'Mutation' },
    })
  })
})

describe('a query with several fields', () => {
  it('answers the valid ones', async () => {
    expect(
      await school.ask(
        `{ nope teacherByPk(id: 1) { id } lessonCollection { nope } badgeByPk(teacherId: 2) { x } }`,
      ),
    ).toEqual({
      data: { teacherByPk: { id: 1 } },
      errors: [
        { message: 'Unknown field "nope" on type Query' },
        { message: 'unknown field in connection' },
        { message: 'Unknown field "x" on type Badge' },
      ],
    })
  })

  it('has no data when Postgres refuses one of them', async () => {
    await school.run(
      `create function halve(n int) returns int stable language sql as 'select 1 / n'`,
    )
    expect(await school.ask('{ teacherByPk(id: 1) { id } halve(n: 0) }')).toEqual({
      data: null,
      errors: [{ message: 'division by zero' }],
    })
    expect(await school.ask('{ halve(n: 1) }')).toEqual({ data: { halve: 1 } })
  })
})

describe('fields that are selected twice', () => {
  it('are merged when they are equal', async () => {
    const { data } = await school.ask(`{
      teacherByPk(id: 1) { id }
      teacherByPk(id: 1) { fullName }
      ...More
    } fragment More on Query { teacherByPk(id: 1) { badge { label } } }`)
    expect(data).toEqual({ teacherByPk: { id: 1, fullName: 'Anna', badge: null } })
  })

  it.each([
    [
      '{ a: teacherCollection { edges { cursor } } a: lessonCollection { edges { cursor } } }',
      'Fields `lessonCollection` and `teacherCollection` are different',
    ],
    [
      '{ teacherByPk(id: 1) { id } teacherByPk(id: 2) { id } }',
      'Two fields named `teacherByPk` have different arguments',
    ],
  ])('%s conflict', async (query, message) => {
    expect(await school.ask(query)).toEqual({ errors: [{ message }] })
  })
})

describe('fragments', () => {
  it('are expanded by name and inline, on their type', async () => {
    const { data } = await school.ask(`{
      teacherByPk(id: 2) { ...Name ... on Teacher { id } ... on Lesson { title } ... { joinedAt } }
    } fragment Name on Teacher { fullName }`)
    expect(data).toEqual({ teacherByPk: { fullName: 'Ben', id: 2, joinedAt: null } })
  })

  it.each([
    [
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
      'Found a cycle between fragments',
    ],
    ['{ ...A }', 'no fragment named A on type Query'],
    ['{ ...A } fragment A on Teacher { id }', 'no fragment named A on type Query'],
  ])('%s is refused', async (query, message) => {
    expect(await school.ask(query)).toEqual({ errors: [{ message }] })
  })

  it('nest as deep as a request may, with a limit', async () => {
    const deep = (levels: number, within = '') =>
      `{ a `.repeat(levels) + within + '}'.repeat(levels)
    expect(await school.ask(deep(50))).toEqual({
      data: null,
      errors: [{ message: 'Unknown field "a" on type Query' }],
    })
    const spread = `${deep(40, '{ ...F }')} fragment F on Query ${deep(11)}`
    expect(await school.ask(spread)).toEqual({
      errors: [{ message: 'Query selection depth exceeds the maximum allowed depth of 50' }],
    })
    expect(await school.ask(`{ __typename } fragment F on Query ${deep(49)}`)).toEqual({
      errors: [{ message: 'Fragment cycle depth is greater than 50' }],
    })
  })

  it('follow relations back and forth', async () => {
    const back = (times: number): string =>
      `lessonCollection(first: 1) { edges { node { id ${times ? `teacher { ${back(times - 1)} }` : ''} } } }`
    const { data, errors } = await school.ask(`{ ${back(8)} }`)
    expect(errors).toBeUndefined()
    expect(JSON.stringify(data).split('lessonCollection')).toHaveLength(10)
  })
})

describe('variables', () => {
  it('have defaults, may be parts of objects and are absent when not given', async () => {
    const query = `query ($first: Int = 1, $title: String, $is: FilterIs) {
      lessonCollection(first: $first, filter: {title: {eq: $title}, minutes: {is: $is}}) ${ids}
    }`
    const asked = async (variables: Record<string, unknown>) => {
      const { data } = await school.ask(query, variables)
      const { edges } = data?.['lessonCollection'] as { edges: { node: { id: number } }[] } // the selection
      return edges.map((edge) => edge.node.id)
    }
    expect(await asked({})).toEqual([1])
    expect(await asked({ first: 3 })).toEqual([1, 2, 3])
    expect(await asked({ title: 'Rivers' })).toEqual([4])
    expect(await asked({ is: 'NULL' })).toEqual([2])
    expect(await asked({ first: null })).toEqual([1, 2, 3, 4])
  })
})

describe('@skip and @include', () => {
  it('take literals and variables', async () => {
    const { data } = await school.ask(
      `query ($yes: Boolean!, $no: Boolean!) { teacherByPk(id: 1) {
        a: id @skip(if: true) b: id @skip(if: $no) c: id @include(if: $yes) d: id @include(if: false)
        ... @include(if: $no) { e: id }
      } }`,
      { yes: true, no: false },
    )
    expect(data).toEqual({ teacherByPk: { b: 1, c: 1 } })
  })

  it.each([
    ['@skip(if: $x)', 'Value for "if" in @skip directive is required'],
    ['@include', 'Incorrect arguments to directive @include'],
    ['@include(when: true)', 'Unknown argument to @include: when'],
    ['@live', 'Unknown directive live'],
  ])('%s is refused', async (directive, message) => {
    expect(await school.ask(`{ __typename ${directive} }`)).toEqual({ errors: [{ message }] })
  })
})
