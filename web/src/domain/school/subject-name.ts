import type { Locale } from '@/i18n/locale.ts'

/** A subject in the language of the interface; the English name stands in where no other is known. */
export const subjectName = (
  { subject, subjectAf }: { subject: string; subjectAf: string | null },
  locale: Locale,
): string => (locale === 'af' ? (subjectAf ?? subject) : subject)
