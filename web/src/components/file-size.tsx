import { useIntl } from 'react-intl'
import { numberWords } from '@/lib/number-words.ts'

/** A number of bytes in kilobytes or megabytes. */
export function FileSize({ bytes }: { bytes: number }) {
  const { locale } = useIntl()
  const [value, unit] =
    bytes >= 1_000_000
      ? [bytes / 1_000_000, 'megabyte']
      : // A small file must not show as 0.
        [Math.max(bytes / 1000, 0.1), 'kilobyte']
  return numberWords(locale, value, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  })
}
