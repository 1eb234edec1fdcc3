import type { IntlShape } from 'react-intl'
import { inLocale, type Setting } from './setting.ts'

/** "7B · Grade 7 Mathematics" */
export function classWords({ name, subject }: Setting['classes'][number], intl: IntlShape): string {
  if (subject === null) return name
  const locale = intl.locale.startsWith('af') ? 'af' : 'en'
  return intl.formatMessage(
    { defaultMessage: '{name} · Grade {grade} {subject}', id: '9UbLyC' },
    {
      name,
      grade: subject.grade,
      subject: inLocale({ label: subject.subject, labelAf: subject.subjectAf }, locale),
    },
  )
}
