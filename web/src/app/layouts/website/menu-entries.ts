import { HouseIcon, InfoIcon, MailIcon, type LucideIcon } from 'lucide-react'
import { defineMessages, type MessageDescriptor } from 'react-intl'
import { paths } from '@/config/paths.ts'

export interface MenuEntry {
  to: string
  label: MessageDescriptor
  icon: LucideIcon
  /** A place on the landing page rather than a page. */
  section: boolean
}

const labels = defineMessages({
  home: { defaultMessage: 'Home', id: 'ejEGdx' },
  about: { defaultMessage: 'About', id: 'g5pX+a' },
  contact: { defaultMessage: 'Contact Us', id: 'hZOGLS' },
})

/** The public menu. Only what exists is listed. */
export const menuEntries: MenuEntry[] = [
  { to: paths.home.href(), label: labels.home, icon: HouseIcon, section: false },
  { to: paths.homeSection.href('about'), label: labels.about, icon: InfoIcon, section: true },
  { to: paths.homeSection.href('contact'), label: labels.contact, icon: MailIcon, section: true },
]
