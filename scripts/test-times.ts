import { parseArgs } from 'node:util'
import {
  filesReport,
  phasesReport,
  playwrightReport,
  readReport,
  reportFiles,
} from './test/reports.ts'
import { browserFiles, filesTable, phasesTable, projectsTable } from './test/times-table.ts'

/**
 * `npm run test:times [-- --files 40] [project ...]`: where the seconds of the last test run went, by part, project and
 * file. Seconds of files are those on a worker's clock: two workers spend them at once.
 */
const { values, positionals } = parseArgs({
  options: { files: { type: 'string', default: '25' } },
  allowPositionals: true,
})
const browser = readReport(reportFiles.playwright, playwrightReport)
const files = [
  ...(readReport(reportFiles.vitestTimes, filesReport) ?? []),
  ...(browser === null ? [] : browserFiles(browser.suites)),
]
const parts = [
  ...(readReport(reportFiles.phases, phasesReport) ?? []),
  ...(readReport(reportFiles.checks, phasesReport) ?? []),
]
const shown =
  positionals.length === 0 ? files : files.filter((f) => positionals.includes(f.project))
if (files.length + parts.length === 0) console.log('There is no test run to report on: npm test.')
for (const table of [
  phasesTable(parts),
  projectsTable(shown),
  filesTable(shown, Number(values.files)),
]) {
  if (table.length > 1) console.log(`${table.join('\n')}\n`)
}
