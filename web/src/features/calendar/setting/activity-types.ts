import { defineMessages } from 'react-intl'

/** The types as they are stored (T3.2). */
export const activityTypes = [
  'Lesson',
  'Assessment',
  'Culture',
  'Sport',
  'Leave',
  'Off Period',
] as const
export type ActivityType = (typeof activityTypes)[number]

export const isActivityType = (word: string | null): word is ActivityType =>
  activityTypes.some((type) => type === word)

export const activityTypeNames = defineMessages({
  Assessment: { defaultMessage: 'Assessment', id: 'ueRCsi' },
  Lesson: { defaultMessage: 'Lesson', id: 'PJivSX' },
  Culture: { defaultMessage: 'Culture', id: 'mn6pIm' },
  Sport: { defaultMessage: 'Sport', id: 'JIVWWA' },
  Leave: { defaultMessage: 'Leave', id: 'fnihsY' },
  'Off Period': { defaultMessage: 'Off Period', id: '8tRtvE' },
})
