import { useIntl } from 'react-intl'
import type { Setting } from '../setting/setting.ts'
import type { BumpPlan } from './bump-plan.ts'
import { momentWords } from './moment-words.ts'

/** What a bump did, in one sentence: how many lessons of which classes, until when, and how many stay. */
export function useBumpReport({ classes }: Pick<Setting, 'classes'>) {
  const intl = useIntl()
  return ({ moves, stays }: BumpPlan): string => {
    const names = [...new Set(moves.map((move) => move.classId))].flatMap(
      (id) => classes.find((one) => one.id === id)?.name ?? [],
    )
    const last = moves.toSorted((a, b) => Date.parse(a.toStart) - Date.parse(b.toStart)).at(-1)
    return intl.formatMessage(
      {
        defaultMessage:
          '{count, plural, one {# lesson} other {# lessons}} of {classes} moved, the last to {day}{stays, plural, =0 {} one {; # stays} other {; # stay}}',
        id: 'rVgSrh',
      },
      {
        count: moves.length,
        classes: intl.formatList(names),
        day: last === undefined ? '' : momentWords(last.toStart, intl),
        stays: stays.length,
      },
    )
  }
}
