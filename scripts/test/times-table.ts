import type { FileTimes, Phase, PlaywrightSuite } from './reports.ts'

const parts = ['setup', 'load', 'hooks', 'running'] as const

export const total = (times: FileTimes): number => parts.reduce((sum, part) => sum + times[part], 0)

export interface ProjectTimes extends FileTimes {
  files: number
}

/** One row per project: the sums of its files, the longest project first. */
export function byProject(files: FileTimes[]): ProjectTimes[] {
  const rows = new Map<string, ProjectTimes>()
  for (const times of files) {
    const row = rows.get(times.project) ?? {
      ...{ project: times.project, file: '', files: 0, tests: 0 },
      ...{ setup: 0, load: 0, hooks: 0, running: 0 },
    }
    row.files += 1
    row.tests += times.tests
    for (const part of parts) row[part] += times[part]
    rows.set(times.project, row)
  }
  return [...rows.values()].toSorted((one, other) => total(other) - total(one))
}

interface BrowserTest {
  file: string
  title: string
  status: string
  seconds: number
  errors: string[]
}

/** The tests of a file, whatever they are grouped by. */
export function testsIn({ file, specs, suites }: PlaywrightSuite): BrowserTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      ...{ file, title, status },
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
      errors: results.flatMap(({ error }) => error?.message ?? []),
    })),
  )
  return [...own, ...suites.flatMap(testsIn)]
}

/** Signing in and opening pages are part of each browser test, so there is one figure only. */
export const browserFiles = (suites: PlaywrightSuite[]): FileTimes[] =>
  suites.map((suite) => {
    const tests = testsIn(suite)
    return {
      ...{ project: 'browser', file: suite.file, tests: tests.length },
      ...{ setup: 0, load: 0, hooks: 0 },
      running: tests.reduce((sum, { seconds }) => sum + seconds, 0),
    }
  })

const number = (value: number) => value.toFixed(1).padStart(8)
const heads = ['total', ...parts].map((head) => head.padStart(8)).join('')
const cells = (times: FileTimes) =>
  number(total(times)) + parts.map((part) => number(times[part])).join('')

export const phasesTable = (phases: Phase[]): string[] => [
  `${'part'.padEnd(10)}    wall     CPU`,
  ...phases.map(
    ({ name, wall, cpu }) =>
      `${name.padEnd(10)}${number(wall)}${cpu === null ? '       –' : number(cpu)}`,
  ),
]

export const projectsTable = (files: FileTimes[]): string[] => [
  `${'project'.padEnd(10)}   files   tests${heads}`,
  ...byProject(files).map(
    (row) =>
      `${row.project.padEnd(10)}${String(row.files).padStart(8)}${String(row.tests).padStart(8)}${cells(row)}`,
  ),
]

export const filesTable = (files: FileTimes[], atMost: number): string[] => [
  `${heads}  tests  file`,
  ...files
    .toSorted((one, other) => total(other) - total(one))
    .slice(0, atMost)
    .map((row) => `${cells(row)}${String(row.tests).padStart(7)}  ${row.file}`),
]
