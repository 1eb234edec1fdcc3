import { createElement } from 'react'
import { defineList } from '@/components/list/define-list.ts'
import { withDialog } from '@/components/list/use-dialogs.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { LevelsSummary, summaryWords } from './levels-summary.tsx'
import {
  TaxonomiesDocument,
  TaxonomiesSearchDocument,
  type TaxonomyRow_TaxonomyFragment,
} from './taxonomies.generated.ts'
import { certaintyWords, heads, phrases, words } from './taxonomy-words.ts'
import { readUses, type Uses } from './uses.ts'

/** None is left empty: the numbers of what is used stand out. */
const counted = (key: keyof Uses) =>
  ({
    key,
    header: heads[key],
    phrase: phrases[key],
    kind: 'number',
    value: ({ chosenBy }: TaxonomyRow_TaxonomyFragment) => readUses(chosenBy)[key] || null,
  }) as const

/** The sets of cognitive levels (A2.10), with what uses them. The total comes with the rows. */
export const taxonomies = defineList({
  id: 'taxonomies',
  path: adminPaths.taxonomies.href(),
  words: {
    ...words,
    title: adminPaths.taxonomies.name,
    search: { label: words.search, placeholder: words.placeholder },
  },
  documents: { page: TaxonomiesDocument, search: TaxonomiesSearchDocument },
  columns: [
    { key: 'name', header: heads.name, kind: 'text', sort: true, value: ({ name }) => name },
    {
      key: 'levels',
      header: heads.levels,
      kind: 'custom',
      value: summaryWords,
      cell: (taxonomy) => createElement(LevelsSummary, { taxonomy }),
    },
    counted('papers'),
    counted('templates'),
    {
      key: 'source',
      header: heads.source,
      kind: 'text',
      sort: true,
      show: 'optional',
      value: ({ source }) => source,
    },
    {
      key: 'certainty',
      header: heads.certainty,
      kind: 'text',
      sort: true,
      show: 'optional',
      value: ({ certainty }, intl) => intl.formatMessage(certaintyWords(certainty)),
    },
    {
      key: 'grades',
      header: heads.grades,
      kind: 'text',
      show: 'optional',
      value: ({ grades }) => grades.join(', ') || null,
    },
    {
      key: 'subjects',
      header: heads.subjects,
      kind: 'text',
      show: 'optional',
      value: ({ subjects }) => subjects.join(', ') || null,
    },
  ],
  defaultSort: { column: 'name', descending: false },
  pageSizes: [50, 25, 100],
  live: 'taxonomy',
  open: ({ id }, search) => ({ search: withDialog(search, 'edit', id) }),
})
