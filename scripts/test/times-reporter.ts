import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { filesReport, readReport, reportFiles, type FileTimes } from './reports.ts'

const seconds = (milliseconds: number) => milliseconds / 1000

function timesOf(module: TestModule): FileTimes {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
    module.diagnostic()
  const tests = [...module.children.allTests()]
  const running = tests.reduce((sum, test) => sum + (test.diagnostic()?.duration ?? 0), 0)
  return {
    project: module.project.name,
    file: module.relativeModuleId,
    tests: tests.length,
    setup: seconds(environmentSetupDuration + prepareDuration + setupDuration),
    load: seconds(collectDuration),
    // Tests that run at the same time take longer together than their file.
    hooks: Math.max(0, seconds(duration - running)),
    running: seconds(running),
  }
}

/** Vitest reporter: writes where each file's time went, which its JSON report does not say. */
// eslint-disable-next-line import-x/no-default-export -- how Vitest finds it
export default class TimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    mkdirSync(dirname(reportFiles.vitestTimes), { recursive: true })
    // A run for a change has two parts.
    const before = readReport(reportFiles.vitestTimes, filesReport) ?? []
    writeFileSync(reportFiles.vitestTimes, JSON.stringify([...before, ...modules.map(timesOf)]))
  }
}
