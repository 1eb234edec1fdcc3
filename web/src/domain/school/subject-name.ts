import type { Locale } from '@/i18n/locale.ts'

/** A subject's name in the language of the interface, or its English name if there is no translation. */
export const subjectName = (
  { subject, subjectAf }: { subject: string; subjectAf: string | null },
  locale: Locale,
): string => (locale === 'af' ? (subjectAf ?? subject) : subject)
