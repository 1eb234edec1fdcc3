import type { IntlShape } from 'react-intl'
import { defineList } from '@/components/list/define-list.ts'
import { checkboxFilter, choiceFilter } from '@/components/list/filters.ts'
import { withDialog } from '@/components/list/use-dialogs.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import type { SchoolFilter } from '@/graphql/schema-types.generated.ts'
import { placeName, provinceNames } from '@/i18n/province-names.ts'
import { heads, phrases, words } from './school-words.ts'
import {
  SchoolsDocument,
  SchoolsSearchDocument,
  type SchoolRow_SchoolFragment,
} from './schools.generated.ts'
import { provincesOf } from './school-schema.ts'
import { readUses, type Uses } from './uses.ts'

/** None is left empty: the numbers of what is used stand out. */
const shown = (count = 0) => (count === 0 ? null : count)

const counted = (key: keyof Uses, show: 'default' | 'optional') =>
  ({
    key,
    header: heads[key],
    phrase: phrases[key],
    kind: 'number',
    show,
    value: ({ schoolUses }: SchoolRow_SchoolFragment) => shown(readUses(schoolUses)?.[key]),
  }) as const

const provinceWords = (row: SchoolRow_SchoolFragment, intl: IntlShape) =>
  intl.formatList(provincesOf(row).map((name) => placeName(intl, name)))

/** The schools of the country, by name from Z at first (A2.10, A9.1). The total comes with the rows: one answer. */
export const schools = defineList({
  id: 'schools',
  path: adminPaths.schools.href(),
  words: {
    ...words,
    title: adminPaths.schools.name,
    search: { label: words.search, placeholder: words.placeholder },
  },
  documents: { page: SchoolsDocument, search: SchoolsSearchDocument },
  columns: [
    { key: 'name', header: heads.name, kind: 'text', sort: true, value: ({ name }) => name },
    {
      key: 'town',
      header: heads.town,
      kind: 'text',
      card: 'subtitle',
      value: ({ town }) => town,
    },
    { key: 'provinces', header: heads.provinces, kind: 'text', value: provinceWords },
    { key: 'isGeneric', header: heads.generic, kind: 'check', value: ({ isGeneric }) => isGeneric },
    counted('teachers', 'default'),
    counted('requests', 'default'),
    counted('templates', 'default'),
    counted('papers', 'optional'),
    counted('lessons', 'optional'),
    {
      key: 'emisNumber',
      header: heads.emisNumber,
      kind: 'text',
      show: 'optional',
      value: ({ emisNumber }) => emisNumber,
    },
  ],
  filters: {
    province: choiceFilter<SchoolFilter>({
      label: heads.province,
      options: Object.entries(provinceNames).map(([value, label]) => ({ value, label })),
      where: (value) => ({ provinces: { contains: [value] } }),
    }),
    generic: checkboxFilter<SchoolFilter>({
      label: heads.generic,
      where: { isGeneric: { eq: true } },
    }),
  },
  defaultSort: { column: 'name', descending: true },
  pageSizes: [50, 25, 100],
  open: ({ id }, search) => ({ search: withDialog(search, 'edit', id) }),
})
