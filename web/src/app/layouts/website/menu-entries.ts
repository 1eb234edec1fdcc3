import { HouseIcon, InfoIcon, MailIcon, UsersIcon, type LucideIcon } from 'lucide-react'
import { defineMessages, type MessageDescriptor } from 'react-intl'
import { paths } from '@/config/paths.ts'

export interface MenuEntry {
  to: string
  label: MessageDescriptor
  icon: LucideIcon
}

const labels = defineMessages({
  home: { defaultMessage: 'Home', id: 'ejEGdx' },
  about: { defaultMessage: 'About', id: 'g5pX+a' },
  team: { defaultMessage: 'Meet the Team', id: 'p7I4Jt' },
  contact: { defaultMessage: 'Contact Us', id: 'hZOGLS' },
})

/** The public menu. */
export const menuEntries: MenuEntry[] = [
  { to: paths.home.href(), label: labels.home, icon: HouseIcon },
  { to: paths.about.href(), label: labels.about, icon: InfoIcon },
  { to: paths.team.href(), label: labels.team, icon: UsersIcon },
  { to: paths.contact.href(), label: labels.contact, icon: MailIcon },
]
