import { defineMessage } from 'react-intl'
import type { ImportKind } from '@/domain/file-import/import-kind.ts'
import { fileRowShape, fileRunShape, type FileRow, type FileRun } from '@/domain/runs/file-run.ts'
import type { RunKind } from '@/domain/runs/run-kind.ts'
import { askAgain } from '@/graphql/ask-again.ts'
import { rowSentence } from './row-words.ts'
import { readSchoolCell, schoolColumns } from './school-columns.ts'

const schoolRuns: RunKind<FileRun, FileRow> = {
  name: 'schools',
  state: fileRunShape,
  row: fileRowShape,
  atOnce: 500,
  stopsWhenLeft: true,
  refresh: async (client) =>
    askAgain(client, ['schoolCollection', 'searchSchoolList', 'searchSchools']),
}

/** The Department's list of schools, as the screens of an import show it. */
export const schoolList: ImportKind<FileRun, object> = {
  runs: schoolRuns,
  columns: schoolColumns,
  readCell: readSchoolCell,
  emptyFile: 'schools',
  hint: defineMessage({
    defaultMessage:
      'CSV or Excel (.xlsx), as the Department publishes it. A row meets a school by its EMIS number.',
    id: '8gpjHx',
  }),
  isEnough: (keys) => ['emis', 'name', 'province'].every((key) => keys.includes(key)),
  notEnough: defineMessage({
    defaultMessage: 'Choose the columns with the EMIS number, the name and the province.',
    id: 'tnDT2H',
  }),
  sentence: rowSentence,
  factsOf: ({ raw, before, after }) => {
    const now = { ...raw, ...before, ...after }
    return ['emis', 'town', 'province'].flatMap((key) => now[key] || [])
  },
  warnings: {},
  optionsOf: () => ({}),
}
