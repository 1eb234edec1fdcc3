import type { PersonaName } from './personas.ts'

/** The plans of the seeded teachers. Lwazi deliberately has none, to show every empty state. */

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

export interface SeedActivity {
  readonly key: string
  readonly label: string
  readonly type: 'Assessment' | 'Lesson' | 'Culture' | 'Sport' | 'Leave' | 'Off Period'
  readonly color: string
  /** Days after the Monday of the week in which the seed runs. */
  readonly day: number
  readonly start: string
  readonly end: string
  /** Key of the teacher's own lesson or paper (seed/papers) that the activity refers to. */
  readonly lesson?: string
  readonly assessment?: string
  /** Number of weekly copies that follow. */
  readonly repeat?: number
}

interface Plan {
  readonly school: {
    readonly name: string
    readonly town: string
    readonly province: 'Limpopo' | 'Western Cape'
  }
  readonly schedule: {
    readonly start: string
    readonly periods: number
    readonly minutes: number
    readonly breaks: readonly number[]
    /** Fridays are shorter. */
    readonly fridayPeriods: number
  }
  readonly classes: readonly { name: string; grade: string; subject: string }[]
  readonly activities: readonly SeedActivity[]
}

export const PLANS = {
  thandi: {
    school: { name: 'Marula Ridge Primary School', town: 'Polokwane', province: 'Limpopo' },
    schedule: { start: '07:30', periods: 9, minutes: 40, breaks: [25, 15], fridayPeriods: 8 },
    classes: [
      { name: '4A', grade: '4', subject: 'Mathematics' },
      { name: '4B', grade: '4', subject: 'Mathematics' },
      { name: '5A', grade: '5', subject: 'Mathematics' },
      { name: '5A', grade: '5', subject: 'Natural Sciences and Technology' },
      { name: '6A', grade: '6', subject: 'Natural Sciences and Technology' },
      { name: '6B', grade: '6', subject: 'Natural Sciences and Technology' },
    ],
    activities: [
      {
        key: 'fractions-4a',
        label: '4A Mathematics: equivalent fractions',
        type: 'Lesson',
        color: 'blue',
        day: 0,
        start: '07:30',
        end: '08:10',
        lesson: 'thandi-fractions',
      },
      {
        key: 'fractions-4b',
        label: '4B Mathematics: equivalent fractions',
        type: 'Lesson',
        color: 'blue',
        day: 0,
        start: '08:10',
        end: '08:50',
        lesson: 'thandi-fractions',
      },
      {
        key: 'circuits',
        label: '6A Science: series circuits',
        type: 'Lesson',
        color: 'green',
        day: 1,
        start: '09:30',
        end: '10:10',
      },
      {
        key: 'test-5a',
        label: '5A Mathematics test: common fractions',
        type: 'Assessment',
        color: 'red',
        day: 3,
        start: '08:10',
        end: '08:50',
        assessment: 'thandi-fractions-test',
      },
      {
        key: 'netball',
        label: 'Netball practice, under 11',
        type: 'Sport',
        color: 'orange',
        day: 2,
        start: '14:15',
        end: '15:30',
        repeat: 3,
      },
      {
        key: 'marking',
        label: 'Marking',
        type: 'Off Period',
        color: 'blue-grey',
        day: 4,
        start: '10:35',
        end: '11:15',
      },
    ],
  },
  annelie: {
    school: { name: 'Laerskool Koringvallei', town: 'Malmesbury', province: 'Western Cape' },
    schedule: { start: '07:45', periods: 10, minutes: 30, breaks: [20, 15], fridayPeriods: 9 },
    classes: [
      { name: '2B', grade: '2', subject: 'Afrikaans Home Language' },
      { name: '2B', grade: '2', subject: 'Mathematics' },
      { name: '2B', grade: '2', subject: 'Life Skills' },
      { name: '2B', grade: '2', subject: 'English First Additional Language' },
    ],
    activities: [
      {
        key: 'klanke',
        label: 'Klanke: die f en die v',
        type: 'Lesson',
        color: 'red',
        day: 0,
        start: '07:45',
        end: '08:15',
      },
      {
        key: 'tel',
        label: 'Tel in tweë en vywe tot 100',
        type: 'Lesson',
        color: 'blue',
        day: 1,
        start: '08:15',
        end: '08:45',
      },
      {
        key: 'koor',
        label: 'Juniorkoor',
        type: 'Culture',
        color: 'purple',
        day: 1,
        start: '13:30',
        end: '14:15',
        repeat: 4,
      },
      {
        key: 'lees',
        label: 'Leestoets, groepe 1 en 2',
        type: 'Assessment',
        color: 'deep-orange',
        day: 3,
        start: '09:15',
        end: '10:15',
        assessment: 'annelie-leestoets',
      },
    ],
  },
} as const satisfies Partial<Record<PersonaName, Plan>>
