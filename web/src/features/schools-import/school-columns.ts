import { defineMessages } from 'react-intl'
import { knownCell } from '@kryt/tables/schools/known-cell'
import { provinceOf } from '@kryt/tables/schools/province-of'
import { tidyName } from '@kryt/tables/schools/tidy-name'
import type { FileColumn, ReadCell } from '@/domain/file-import/columns.ts'

const words = defineMessages({
  emis: {
    defaultMessage: 'EMIS number',
    id: 'xME9oy',
    description: 'Of a school in the state’s list',
  },
  name: { defaultMessage: 'Name', id: 'xLPqkB', description: 'Of a school' },
  town: { defaultMessage: 'Town', id: 'wYMg2j' },
  province: { defaultMessage: 'Province', id: 'f9teca' },
  status: { defaultMessage: 'Status', id: 'tzMNF3' },
})

/**
 * The columns of the Department's list, and what other years and provinces call them. The keys are those of school_texts() in
 * the database; it reads the status and does not keep it.
 */
export const schoolColumns: readonly FileColumn[] = [
  {
    key: 'emis',
    also: [
      'natemis',
      'nat emis',
      'emis number',
      'emis no',
      'emis nr',
      'emis nommer',
      'emisnommer',
      'emisnumber',
      'national emis number',
      'number',
      'nommer',
    ],
    word: words.emis,
  },
  {
    key: 'name',
    also: [
      'institution name',
      'official institution name',
      'institution',
      'school name',
      'school',
      'skool',
      'skoolnaam',
      'skool naam',
      'naam',
      'instelling',
      'naam van skool',
      'name of school',
    ],
    word: words.name,
  },
  {
    key: 'town',
    also: ['town city', 'towncity', 'city', 'dorp', 'stad', 'dorp stad'],
    word: words.town,
  },
  {
    key: 'province',
    also: ['prov', 'province code', 'provincecd', 'provinsie', 'provinsiekode'],
    word: words.province,
  },
  {
    key: 'status',
    also: ['institution status', 'school status', 'skoolstatus', 'toestand'],
    word: words.status,
  },
]

/** What a cell says: names as people write them, a province by the name that is stored, and nothing for what is not known. */
export const readSchoolCell: ReadCell = (key, text) => {
  const known = knownCell(text)
  if (key === 'name' || key === 'town') return tidyName(known)
  return key === 'province' ? (provinceOf(known) ?? known) : known
}
