import { defineList } from '@/components/list/define-list.ts'
import { withDialog } from '@/components/list/use-dialogs.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { findingsCell, schoolDaysCell } from './term-cells.tsx'
import { findingSentence, readFindings } from './findings.ts'
import { heads, provinceList, words } from './term-words.ts'
import { TermsDocument, TermsSearchDocument } from './terms.generated.ts'

/** The school terms (A2.9), each with its two-week cycles below it. The total comes with the rows. */
export const terms = defineList({
  id: 'terms',
  path: adminPaths.terms.href(),
  words: {
    title: adminPaths.terms.name,
    ...words,
    search: { label: words.search, placeholder: words.placeholder },
  },
  documents: { page: TermsDocument, search: TermsSearchDocument },
  columns: [
    { key: 'label', header: heads.label, kind: 'text', sort: true, value: ({ label }) => label },
    {
      key: 'startDate',
      header: heads.start,
      kind: 'date',
      sort: true,
      value: ({ startDate }) => startDate,
    },
    {
      key: 'endDate',
      header: heads.end,
      kind: 'date',
      sort: true,
      value: ({ endDate }) => endDate,
    },
    {
      key: 'provinces',
      header: heads.provinces,
      kind: 'text',
      value: ({ provinces }, intl) =>
        provinceList(
          intl,
          provinces.filter((name) => name !== null),
        ),
    },
    {
      key: 'schoolDays',
      header: heads.schoolDays,
      kind: 'custom',
      numeric: true,
      value: ({ schoolDays }) => String(schoolDays ?? ''),
      cell: schoolDaysCell,
    },
    {
      key: 'findings',
      header: heads.findings,
      kind: 'custom',
      value: ({ findings }, intl) =>
        readFindings(findings)
          .map((one) => findingSentence(intl, one))
          .join(' '),
      cell: findingsCell,
    },
    {
      key: 'labelAf',
      header: heads.labelAf,
      kind: 'text',
      sort: true,
      show: 'optional',
      value: ({ labelAf }) => labelAf,
    },
    {
      key: 'gazettedDays',
      header: heads.gazettedDays,
      kind: 'number',
      sort: true,
      show: 'optional',
      value: ({ gazettedDays }) => gazettedDays,
    },
  ],
  defaultSort: { column: 'startDate', descending: false },
  pageSizes: [25, 50, 100],
  live: 'term',
  open: ({ id }, search) => ({ search: withDialog(search, 'edit', id) }),
})
