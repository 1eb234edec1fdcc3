import { defineMessages, type IntlShape } from 'react-intl'
import { placeName, provinceNames } from '@/i18n/province-names.ts'

/** The texts of the list. */
export const words = defineMessages({
  loading: { defaultMessage: 'Loading Terms…', id: 'XW6imj' },
  empty: { defaultMessage: 'No Terms found', id: 'Ro/bID' },
  emptyHint: {
    defaultMessage: 'The school terms of each year, as every teacher’s calendar shows them.',
    id: 'a/KUo3',
  },
  search: { defaultMessage: 'Search terms', id: 'dkXqQb' },
  placeholder: { defaultMessage: 'Label, date or province', id: 'BWXRvZ' },
  noMatch: {
    defaultMessage:
      'The search looks at the label, at the first and last day and at the provinces.',
    id: 'b9touY',
  },
  showAll: { defaultMessage: 'Show all terms', id: 'iP8kag' },
  count: { defaultMessage: '{count, plural, one {# term} other {# terms}}', id: 'Tqp1CX' },
})

/** The names of columns and fields. */
export const heads = defineMessages({
  label: { defaultMessage: 'Label', id: 'sIvaRj', description: 'Name of a term' },
  labelAf: { defaultMessage: 'Label in Afrikaans', id: 'l08ym8', description: 'Name of a term' },
  start: { defaultMessage: 'Start', id: 'tuI8H9', description: 'First day of a term' },
  end: { defaultMessage: 'End', id: 'MTcl9V', description: 'Last day of a term' },
  startDate: { defaultMessage: 'Start Date', id: 'QirE3M' },
  endDate: { defaultMessage: 'End Date', id: 'T4GOiX' },
  provinces: { defaultMessage: 'Provinces', id: '6sjGKi' },
  schoolDays: { defaultMessage: 'School days', id: 'Ys2IQC' },
  gazettedDays: {
    defaultMessage: 'Printed days',
    id: 'Nv/7jN',
    description: 'In the published calendar',
  },
  findings: { defaultMessage: 'Warnings', id: 'VSWkne' },
  color: { defaultMessage: 'Color', id: 'FNfQ2A', description: 'Of a two-week cycle' },
})

/** The provinces in the order of the alphabet; all nine in one word. */
export function provinceList(intl: IntlShape, provinces: readonly string[]): string {
  return provinces.length === Object.keys(provinceNames).length
    ? intl.formatMessage({ defaultMessage: 'All provinces', id: 'VMd1hW' })
    : intl.formatList(provinces.map((name) => placeName(intl, name)))
}

/** A label in the reader's language; the English one where there is no other. */
export const labelOf = (
  intl: IntlShape,
  { label, labelAf }: { label: string; labelAf?: string | null | undefined },
): string => (intl.locale.startsWith('af') ? (labelAf ?? label) : label)
