import { defineMessages, type MessageDescriptor } from 'react-intl'
import { judge } from '@/config/access.ts'
import { screens, type AdminScreen, type SectionName } from '@/app/routes/admin/screens.ts'

/** The names of the sections, in the order of the menu. */
export const sectionLabels = defineMessages({
  sales: { defaultMessage: 'Sales', id: 'c8nvms' },
  catalogue: { defaultMessage: 'Catalogue', id: 'U2napd' },
  planning: { defaultMessage: 'Planning', id: '99OdS3' },
  messages: { defaultMessage: 'Messages', id: 'hMzcSq' },
  reporting: { defaultMessage: 'Reporting', id: 'reFEEC' },
}) satisfies Record<SectionName, MessageDescriptor>

export interface MenuSection {
  name: SectionName | null
  screens: AdminScreen[]
}

/** The screens that somebody in these groups may open. */
export const screensFor = (groups: readonly string[]): AdminScreen[] =>
  screens.filter(({ address }) => judge(address.access, groups) === 'open')

const order: (SectionName | null)[] = [
  null,
  'sales',
  'catalogue',
  'planning',
  'messages',
  'reporting',
]

/** The menu for somebody in these groups, without empty sections. */
export function menuSections(groups: readonly string[]): MenuSection[] {
  const open = screensFor(groups)
  return order
    .map((name) => ({ name, screens: open.filter(({ section }) => section === name) }))
    .filter((section) => section.screens.length > 0)
}
