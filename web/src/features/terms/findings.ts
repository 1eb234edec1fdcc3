import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl'
import { z } from 'zod/mini'
import { formatDate } from '@/lib/dates.ts'
import { labelOf, provinceList } from './term-words.ts'

const findings = z.array(
  z.object({
    kind: z.enum(['overlap', 'gap', 'biweek_outside', 'biweek_overlap', 'biweek_gap']),
    label: z.optional(z.string()),
    labelAf: z.nullish(z.string()),
    firstDay: z.string(),
    lastDay: z.string(),
    provinces: z.optional(z.array(z.string())),
    days: z.optional(z.number()),
  }),
)

/** What does not fit together around a term. */
export type Finding = z.infer<typeof findings>[number]

/** @param json what term.findings answers with */
export const readFindings = (json: string | null): Finding[] =>
  json === null ? [] : findings.parse(JSON.parse(json))

const sentences: Record<Finding['kind'], MessageDescriptor> = defineMessages({
  overlap: {
    defaultMessage: 'Overlaps {label} from {first} to {last} ({provinces}).',
    id: 'r4U6Pw',
  },
  gap: {
    defaultMessage: 'After {label} no term has the days from {first} to {last}.',
    id: '9qi39n',
  },
  biweek_outside: { defaultMessage: '{label} goes beyond the term.', id: 'nJzdzj' },
  biweek_overlap: {
    defaultMessage: '{label} overlaps another two-week cycle from {first} to {last}.',
    id: '/opWxm',
  },
  biweek_gap: {
    defaultMessage:
      '{days, plural, one {# school day is} other {# school days are}} in no two-week cycle, the first on {first}.',
    id: '6VbnFj',
  },
})

/** "Overlaps Term 2, 2026 from 8 Apr 2026 to 10 Apr 2026 (Gauteng)." */
export function findingSentence(intl: IntlShape, finding: Finding): string {
  const { kind, label = '', labelAf, firstDay, lastDay, provinces = [], days = 0 } = finding
  const day = (date: string) =>
    formatDate(date, intl.locale.startsWith('af') ? 'af' : 'en', 'shortDay')
  return intl.formatMessage(sentences[kind], {
    label: labelOf(intl, { label, labelAf }),
    first: day(firstDay),
    last: day(lastDay),
    provinces: provinceList(intl, provinces),
    days,
  })
}
