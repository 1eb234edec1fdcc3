import { expect, test } from 'vitest'
import { browserFiles, byProject, filesTable } from './times-table.ts'

const times = (project: string, file: string, hooks: number, running: number) => ({
  ...{ project, file, tests: 2, setup: 1, load: 0.5 },
  ...{ hooks, running },
})
const files = [
  times('web', 'a.test.ts', 0, 1),
  times('database', 'b.test.ts', 4, 2),
  times('web', 'c.test.ts', 0, 2),
]

test('a project is the sum of its files, the longest first', () => {
  expect(byProject(files)).toEqual([
    {
      project: 'database',
      file: '',
      files: 1,
      tests: 2,
      setup: 1,
      load: 0.5,
      hooks: 4,
      running: 2,
    },
    { project: 'web', file: '', files: 2, tests: 4, setup: 2, load: 1, hooks: 0, running: 3 },
  ])
})

test('the longest files come first, as many as asked for', () => {
  const [, ...rows] = filesTable(files, 2)
  expect(rows.map((row) => row.trim().split(/\s+/))).toEqual([
    ['7.5', '1.0', '0.5', '4.0', '2.0', '2', 'b.test.ts'],
    ['3.5', '1.0', '0.5', '0.0', '2.0', '2', 'c.test.ts'],
  ])
})

test('a browser test counts with every try, wherever it stands in its file', () => {
  const spec = (...milliseconds: number[]) => ({
    title: 'buys',
    tests: [{ status: 'expected', results: milliseconds.map((duration) => ({ duration })) }],
  })
  const file = 'shop/cart.spec.ts'
  const suites = [
    { file, specs: [spec(1000, 500)], suites: [{ file, specs: [spec(250)], suites: [] }] },
  ]
  expect(browserFiles(suites)).toMatchObject([{ file, tests: 2, running: 1.75 }])
})
