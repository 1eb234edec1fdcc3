import { defineMessages } from 'react-intl'

/** The days of a schedule. The English name is stored. */
export const weekdayNames = defineMessages({
  Monday: { defaultMessage: 'Monday', id: 'azMsfM' },
  Tuesday: { defaultMessage: 'Tuesday', id: 'YAgYL6' },
  Wednesday: { defaultMessage: 'Wednesday', id: 'lxblgl' },
  Thursday: { defaultMessage: 'Thursday', id: 'qAhUUO' },
  Friday: { defaultMessage: 'Friday', id: 'QrihTZ' },
})

export type Weekday = keyof typeof weekdayNames

export const weekdays: readonly Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

export const isWeekday = (day: string): day is Weekday => day in weekdayNames
