import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { addDays } from '@/lib/wall-time.ts'

const messages = defineMessages({
  holidays: { defaultMessage: 'School holidays', id: '0j8Wwk' },
})

/** Days without school, as the database knows them. Outside the terms there is no label. */
export const closedStretches = z.array(
  z.object({
    first: z.string(),
    last: z.string(),
    label: z.nullable(z.string()),
    labelAf: z.nullable(z.string()),
  }),
)
export type ClosedStretch = z.infer<typeof closedStretches>[number]
interface Closed {
  closed: readonly ClosedStretch[]
}

/** Why there is no school on a day; a holiday's own name wins over the school holidays around it. */
export const closedOn = ({ closed }: Closed, day: string): ClosedStretch | undefined =>
  closed
    .filter(({ first, last }) => first <= day && day <= last)
    .toSorted((a, b) => Number(a.label === null) - Number(b.label === null))[0]

/** "Heritage Day" or "School holidays". */
export const closedName = (
  { label, labelAf }: Pick<ClosedStretch, 'label' | 'labelAf'>,
  intl: IntlShape,
): string =>
  (intl.locale.startsWith('af') ? labelAf : null) ?? label ?? intl.formatMessage(messages.holidays)

/** The stretches within a span whose end is the day after its last, cut to it; their ends are so too. */
export const closedIn = ({ closed }: Closed, span: { start: string; end: string }) =>
  closed
    .filter(({ first, last }) => first < span.end && last >= span.start)
    .map((stretch) => ({
      ...stretch,
      start: stretch.first < span.start ? span.start : stretch.first,
      end: stretch.last < span.end ? addDays(stretch.last, 1) : span.end,
    }))
