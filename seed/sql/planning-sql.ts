import { seedId } from '../ids.ts'
import { PERSONAS } from '../personas.ts'
import { PLANS, type SeedActivity, WEEKDAYS } from '../planning.ts'
import { crestKey, CRESTS } from '../school-crests.ts'
import { text } from './literals.ts'
import { profileId } from './people-sql.ts'

type Planner = keyof typeof PLANS
const planners = Object.keys(PLANS).filter((name): name is Planner => name in PLANS)

/** Inserts rows that belong to a profile, for profiles that exist. */
function ofProfile(table: string, columns: readonly string[], name: Planner, select: string) {
  return `insert into public.${table} (teacher_profile_id, ${columns.join(', ')})
select profile.id, ${select}
where profile.id = ${text(profileId(PERSONAS[name]))}
on conflict do nothing;
`
}

function schoolSql(name: Planner): string {
  const { school } = PLANS[name]
  const id = text(seedId('school', name))
  const logo = CRESTS[name] === undefined ? 'null' : text(crestKey(name))
  return `insert into public.school (id, name, town, provinces, school_img_key) values
  (${id}, ${text(school.name)}, ${text(school.town)}, array[${text(school.province)}], ${logo})
on conflict do nothing;
update public.teacher_profile set teacher_profile_school_id = ${id}
where id = ${text(profileId(PERSONAS[name]))} and teacher_profile_school_id is null;
`
}

function scheduleSql(name: Planner): string {
  const { schedule } = PLANS[name]
  const days = WEEKDAYS.map((day) => {
    const periods = day === 'Friday' ? schedule.fridayPeriods : schedule.periods
    return `  (${text(seedId('schedule', `${name}/${day}`))}::uuid, ${text(day)}, ${periods})`
  })
  return ofProfile(
    'teacher_schedule',
    ['id', 'day', 'periods', 'period_duration', 'break_durations', 'start_time'],
    name,
    `day.id, day.name, day.periods, ${schedule.minutes}, array[${schedule.breaks.join(', ')}], ${text(schedule.start)}
from public.teacher_profile as profile, (values
${days.join(',\n')}
) as day (id, name, periods)`,
  )
}

function classesSql(name: Planner): string {
  const rows = PLANS[name].classes.map((taught) => {
    const id = seedId('class', `${name}/${taught.grade}/${taught.subject}/${taught.name}`)
    return `  (${text(id)}::uuid, ${text(taught.name)}, ${text(taught.grade)}, ${text(taught.subject)})`
  })
  return ofProfile(
    'teacher_class_subject',
    ['id', 'subject_id', 'name'],
    name,
    `taught.id, subject.id, taught.name
from public.teacher_profile as profile, (values
${rows.join(',\n')}
) as taught (id, name, grade, subject)
join public.subject as subject on (subject.grade, subject.subject) = (taught.grade, taught.subject)`,
  )
}

/** Dated around the day on which the seed runs, so that the calendar opens on a week with activities. */
function activitiesSql(name: Planner): string {
  const activities: readonly SeedActivity[] = PLANS[name].activities
  const rows = activities.flatMap((activity) => {
    const repeat = activity.repeat ? text(seedId('repeat', `${name}/${activity.key}`)) : 'null'
    return Array.from({ length: (activity.repeat ?? 0) + 1 }, (_, week) => {
      const id = text(seedId('activity', `${name}/${activity.key}/${week}`))
      const values = [
        `${id}::uuid`,
        text(activity.label),
        text(activity.type),
        text(activity.color),
        activity.day + week * 7,
        `time ${text(activity.start)}`,
        `time ${text(activity.end)}`,
        `${repeat}::uuid`,
        `${activity.lesson === undefined ? 'null' : text(seedId('lesson', activity.lesson))}::uuid`,
        `${activity.assessment === undefined ? 'null' : text(seedId('assessment', activity.assessment))}::uuid`,
      ]
      return `  (${values.join(', ')})`
    })
  })
  return ofProfile(
    'teacher_activity',
    [
      'id',
      'label',
      'type',
      'color',
      'repeat_id',
      'teacher_subject_template_id',
      'teacher_assessment_template_id',
      'start_date_time',
      'end_date_time',
    ],
    name,
    `planned.id, planned.label, planned.type, planned.color, planned.repeat_id, planned.lesson_id, planned.assessment_id,
  (monday + planned.day + planned.begins) at time zone 'Africa/Johannesburg',
  (monday + planned.day + planned.ends) at time zone 'Africa/Johannesburg'
from public.teacher_profile as profile,
  (select date_trunc('week', now() at time zone 'Africa/Johannesburg')::date as monday) as week, (values
${rows.join(',\n')}
) as planned (id, label, type, color, day, begins, ends, repeat_id, lesson_id, assessment_id)`,
  )
}

/** Schools, timetables, classes and calendars of the teachers who have them. */
export function planningSql(): string {
  return planners
    .flatMap((name) => [schoolSql(name), scheduleSql(name), classesSql(name), activitiesSql(name)])
    .join('\n')
}
