import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl'

const names: Partial<Record<string, MessageDescriptor>> = defineMessages({
  teacher: { defaultMessage: 'Teacher', id: 'u7E3Yk' },
  admin: { defaultMessage: 'Administrator', id: '3wmuyF' },
  superadmin: { defaultMessage: 'Superadministrator', id: '6sDh12' },
  reporting: { defaultMessage: 'Reporting', id: 'fUCgxo', description: 'A group of users' },
})

/** The names of user groups in the chosen language: "Administrator, Superadministrator". */
export const groupNames = (intl: IntlShape, groups: readonly (string | null)[]): string =>
  groups
    .filter((group) => group !== null)
    .map((group) => (names[group] === undefined ? group : intl.formatMessage(names[group])))
    .join(', ')
