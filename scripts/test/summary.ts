import type { z } from 'zod'
import type { playwrightReport, vitestReport } from './reports.ts'
import { testsIn } from './times-table.ts'

type Vitest = z.infer<typeof vitestReport>
type Playwright = z.infer<typeof playwrightReport>

/** What is read first stands last: every failure, and what passed on its second try only. */
export function namedAtTheEnd(
  vitest: readonly (Vitest | null)[],
  playwright: Playwright | null,
): string[] {
  const failed: string[] = []
  const retried: string[] = []
  for (const { name, status, message, assertionResults } of vitest.flatMap(
    (report) => report?.testResults ?? [],
  )) {
    for (const test of assertionResults) {
      const told = `${name}: ${test.fullName}\n${test.failureMessages.join('\n')}`
      if (test.status === 'failed') failed.push(told)
      else if (test.status === 'passed' && test.failureMessages.length > 0) retried.push(told)
    }
    if (status === 'failed' && message !== '') failed.push(`${name}\n${message}`)
  }
  for (const { file, title, status, errors } of (playwright?.suites ?? []).flatMap(testsIn)) {
    const told = `e2e/tests/${file}: ${title}\n${errors.join('\n')}`
    if (status === 'unexpected') failed.push(told)
    else if (status === 'flaky') retried.push(told)
  }
  return [
    ...retried.map((each) => `\nflaky, passed on its second try only: ${each}`),
    ...failed.map((each) => `\nFAILED: ${each}`),
  ]
}

export interface Part {
  ok: boolean
  passed: number
  failed: number
}

/** The last line. A runner that fell over without counting a failed test counts as one, and so do the checks. */
export function closingLine(parts: Part[]): string {
  const sum = (of: 'passed' | 'failed') => parts.reduce((total, each) => total + each[of], 0)
  const uncounted = parts.filter((each) => !each.ok && each.failed === 0).length
  return `${String(sum('passed'))} passed, ${String(sum('failed') + uncounted)} failed`
}
