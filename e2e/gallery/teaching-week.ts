import { service } from '../support/api.ts'
import { newCalendarTeacher } from '../support/calendar.ts'
import type { Person } from '../support/people.ts'
import { readAllAnnouncements } from '../support/planning.ts'

/** A week with two holidays in term 2; the one before it is a school week from Monday to Friday. */
export const holidayWeek = '2027-04-26'
export const fullWeek = '2027-04-19'

interface Planned {
  label: string
  type: 'Lesson' | 'Assessment' | 'Culture' | 'Sport' | 'Leave' | 'Off Period'
  color: string
  /** "1 08:00-08:45": the second day of the week. */
  at: string
  ofClass?: boolean
}

const lesson = (label: string, at: string, color = 'blue'): Planned => ({
  label,
  at,
  color,
  type: 'Lesson',
  ofClass: true,
})

const plan: Planned[] = [
  lesson('Equivalent fractions', '0 08:00-08:45'),
  lesson('Ekwivalente breuke: oefening en hersiening van huiswerk', '0 08:45-09:30'),
  lesson('Series circuits', '0 11:00-11:45', 'green'),
  lesson('Adding fractions', '1 08:00-08:45'),
  { label: 'Marking', at: '1 09:30-10:15', color: 'blue-grey', type: 'Off Period' },
  lesson('Parallel circuits', '1 11:45-12:30', 'green'),
  lesson('Decimals', '2 08:45-09:30'),
  { label: 'Netball practice, under 11', at: '2 14:15-15:30', color: 'orange', type: 'Sport' },
  {
    label: 'Test: common fractions',
    at: '3 08:00-08:45',
    color: 'red',
    type: 'Assessment',
    ofClass: true,
  },
  lesson('Decimals on a number line', '3 09:30-10:15'),
  { label: 'Junior choir', at: '3 12:30-13:15', color: 'purple', type: 'Culture' },
  { label: 'Dentist', at: '4 07:00-08:00', color: 'pink', type: 'Leave' },
  lesson('Percentages', '4 09:30-10:15'),
  {
    label: 'Athletics against Laerskool Koringvallei',
    at: '5 07:30-12:00',
    color: 'orange',
    type: 'Sport',
  },
]

const momentOf = (monday: string, day: number, time: string) =>
  new Date(Date.parse(`${monday}T${time}:00+02:00`) + day * 86_400_000).toISOString()

/** Makes the person a teacher of 7B with a school day from 08:00 to 13:15 and these two weeks full of work. */
export async function teachingWeek(person: Person): Promise<void> {
  const { signedIn, classId, profileId } = await newCalendarTeacher(person)
  await readAllAnnouncements(person)
  const rows = [fullWeek, holidayWeek].flatMap((monday) =>
    plan.map(({ label, type, color, at, ofClass }) => {
      const [day = '0', times = ''] = at.split(' ')
      const [start = '', end = ''] = times.split('-')
      return {
        label,
        type,
        color,
        teacher_class_subject_id: ofClass === true ? classId : null,
        start_date_time: momentOf(monday, Number(day), start),
        end_date_time: momentOf(monday, Number(day), end),
      }
    }),
  )
  await signedIn.client.from('teacher_activity').insert(rows).throwOnError()
  await service
    .from('teacher_profile')
    .update({ rotation_anchor: fullWeek })
    .eq('id', profileId)
    .throwOnError()
}
