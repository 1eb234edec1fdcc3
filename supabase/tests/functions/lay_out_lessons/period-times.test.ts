import { expect, test } from 'vitest'
import { clockTime, partsOfDay } from '../../../../web/src/domain/school/school-day.ts'
import { rolledBack } from '../../support/database.ts'

// One rule in two languages: what a screen draws is where lessons are laid out.

const days = [0, 1, 2, 3, 4, 5, 6].flatMap((breaks) =>
  [1, 2, 3, 5, 6, 7, 9, 12].flatMap((periods) => [
    { breaks, periods, after: [] as number[] },
    { breaks, periods, after: Array.from({ length: breaks }, (_, at) => (at * 3) % periods || 1) },
  ]),
)

const times = `
  select period, to_char(starts, 'HH24:MI') as starts, to_char(ends, 'HH24:MI') as ends
  from private.period_times(jsonb_populate_record(null::public.teacher_schedule, $1)) order by period`

test('the database gives the periods of a day the times that the screens draw', () =>
  rolledBack(async (db) => {
    for (const { breaks, periods, after } of days) {
      const durations = Array.from({ length: breaks }, (_, index) => 5 + index)
      const drawn = partsOfDay({
        startTime: '07:35:00',
        periods,
        periodDuration: 40,
        breakDurations: durations,
        breaksAfter: after,
      })
      const row = {
        start_time: '07:35',
        periods,
        period_duration: 40,
        break_durations: durations,
        breaks_after: after,
      }
      expect(await db.root(times, [row]), JSON.stringify({ breaks, periods, after })).toEqual(
        drawn
          .filter(({ kind }) => kind === 'period')
          .map(({ number, start, end }) => ({
            period: number,
            starts: clockTime(start),
            ends: clockTime(end),
          })),
      )
    }
    const unknown = { start_time: '07:35', break_durations: [], breaks_after: [] }
    expect(await db.root(times, [{ ...unknown, period_duration: 40 }])).toEqual([])
    expect(await db.root(times, [{ ...unknown, periods: 4 }])).toMatchObject([
      { starts: null },
      { starts: null },
      { starts: null },
      { starts: null },
    ])
  }))
