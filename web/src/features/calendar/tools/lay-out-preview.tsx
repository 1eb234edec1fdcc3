import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths.ts'
import { isWeekday, weekdayNames } from '@/i18n/weekday-names.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay } from '@/lib/dates.ts'
import { classWords } from '../setting/class-words.ts'
import { leftOutWords } from '../setting/left-out.ts'
import type { Setting } from '../setting/setting.ts'
import type { LayOutPlan } from './lay-out-plan.ts'
import { momentWords } from './moment-words.ts'

/** As many reasons as a teacher reads; the others are counted. */
const shown = 5

/** "5A", or "5A · Grade 5 Mathematics" where another class of the year has that name too. */
function nameAmong(classes: Setting['classes'], id: string, intl: IntlShape): string {
  const found = classes.find((one) => one.id === id)
  if (found === undefined) return ''
  const namesakes = classes.filter(({ name, year }) => name === found.name && year === found.year)
  return namesakes.length > 1 ? classWords(found, intl) : found.name
}

/** How many lessons of which classes would be made, and which periods stay empty and why. */
export function LayOutPreview({
  plan,
  classes,
}: {
  plan: LayOutPlan
  classes: Setting['classes']
}) {
  const intl = useIntl()
  const locale = useLocale()
  const nameOf = (id: string) => nameAmong(classes, id, intl)
  const dayName = (day: string) => (isWeekday(day) ? intl.formatMessage(weekdayNames[day]) : day)
  const reasons = [
    ...plan.taken.map(({ classId, start, by }) =>
      intl.formatMessage(
        { defaultMessage: '{moment}, {name}: “{by}” is on', id: 'GDO8ce' },
        { moment: momentWords(start, intl), name: nameOf(classId), by },
      ),
    ),
    ...[
      ...new Set(plan.noPeriod.map((one) => `${one.classId} ${one.day} ${String(one.period)}`)),
    ].map((key) => {
      const [id = '', day = '', period = ''] = key.split(' ')
      return intl.formatMessage(
        {
          defaultMessage: '{day}, period {period}, {name}: your day has no such period',
          id: 'JmFiIQ',
        },
        { day: dayName(day), period, name: nameOf(id) },
      )
    }),
  ]
  if (plan.periods === 0) {
    return (
      <p role="status" className="bg-board/8 rounded-md px-4 py-3">
        <FormattedMessage
          defaultMessage="You have no class timetable for this year yet. <link>Say which class you have in which period</link>, then lay out your lessons from it."
          id="VhRpWq"
          values={{
            link: (text) => (
              <Link
                key="link"
                to={paths.timetable.href({ year: Number(plan.lastDay.slice(0, 4)) })}
                className="text-board font-semibold underline"
              >
                {text}
              </Link>
            ),
          }}
        />
      </p>
    )
  }
  return (
    <div role="status" className="grid gap-2 text-[15px]">
      <p className="text-base font-semibold">
        <FormattedMessage
          defaultMessage="{count, plural, =0 {Nothing to lay out until {day}} one {# lesson until {day}} other {# lessons until {day}}}"
          id="QwYsyY"
          values={{ count: plan.made, day: formatDay(plan.lastDay, locale) }}
        />
      </p>
      {plan.made > 0 && (
        <p>
          {intl.formatList(
            plan.classes
              .map(({ classId, lessons }) => `${nameOf(classId)}: ${String(lessons)}`)
              .sort(),
            { type: 'unit' },
          )}
        </p>
      )}
      {plan.there > 0 && (
        <p className="text-ink-muted">
          <FormattedMessage
            defaultMessage="{count, plural, one {# is there already} other {# are there already}}"
            id="JuLLcb"
            values={{ count: plan.there }}
          />
        </p>
      )}
      {plan.closed.length > 0 && (
        <p className="text-ink-muted">
          <FormattedMessage
            defaultMessage="No school: {days}"
            id="zSBKJ/"
            values={{ days: leftOutWords(plan.closed, intl) }}
          />
        </p>
      )}
      {reasons.length > 0 && (
        <div className="text-ink-muted">
          <p>
            <FormattedMessage
              defaultMessage="{count, plural, one {# period stays as it is:} other {# periods stay as they are:}}"
              id="JLzYqr"
              values={{ count: reasons.length }}
            />
          </p>
          <ul className="ml-5 list-disc">
            {reasons.slice(0, shown).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
            {reasons.length > shown && (
              <li>
                <FormattedMessage
                  defaultMessage="and {count} more"
                  id="oDI/Rp"
                  values={{ count: reasons.length - shown }}
                />
              </li>
            )}
          </ul>
        </div>
      )}
      {plan.noRotation > 0 && (
        <p className="text-ink-muted">
          <FormattedMessage
            defaultMessage="{count, plural, one {# lesson is} other {# lessons are}} for week A or B only. Say under “Weeks A and B” which week is which."
            id="7TbJtG"
            values={{ count: plan.noRotation }}
          />
        </p>
      )}
    </div>
  )
}
