import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'

export const repositoryRoot = join(import.meta.dirname, '../..')

/** What the last test run left: read by its summary and by `npm run test:times`. */
export const reports = join(repositoryRoot, '.local/test-reports')

export const reportFiles = {
  phases: join(reports, 'phases.json'),
  checks: join(reports, 'checks.json'),
  vitestTimes: join(reports, 'vitest-times.json'),
  playwright: join(reports, 'playwright.json'),
}

export const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string().transform((name) => relative(repositoryRoot, name)),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
})

const playwrightTest = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      duration: z.number(),
      error: z.object({ message: z.string().optional() }).optional(),
    }),
  ),
})

export interface PlaywrightSuite {
  file: string
  specs: { title: string; tests: z.infer<typeof playwrightTest>[] }[]
  suites: PlaywrightSuite[]
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    file: z.string(),
    specs: z.array(z.object({ title: z.string(), tests: z.array(playwrightTest) })),
    suites: z.array(playwrightSuite).default([]),
  }),
)

export const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
  }),
  suites: z.array(playwrightSuite),
})

/** Wall and processor seconds of one part of the run. */
const phase = z.object({ name: z.string(), wall: z.number(), cpu: z.number().nullable() })
export type Phase = z.infer<typeof phase>
export const phasesReport = z.array(phase)

/** Where the time of one test file went, in seconds. */
const fileTimes = z.object({
  project: z.string(),
  file: z.string(),
  tests: z.number(),
  /** Environment, setup files and the runner's own preparation. */
  setup: z.number(),
  /** Loading the file and what it imports. */
  load: z.number(),
  /** Hooks: what a file starts before its first test, and between tests. */
  hooks: z.number(),
  running: z.number(),
})
export type FileTimes = z.infer<typeof fileTimes>
export const filesReport = z.array(fileTimes)

/** The content of a report, or null when the runner fell over before it wrote one. */
export function readReport<T>(file: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}
