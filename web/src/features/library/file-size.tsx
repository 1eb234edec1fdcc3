import { FormattedNumber } from 'react-intl'

/** Bytes as people read them. */
export function FileSize({ bytes }: { bytes: number }) {
  const [value, unit] =
    bytes >= 1_000_000
      ? [bytes / 1_000_000, 'megabyte']
      : // A few bytes are not nothing.
        [Math.max(bytes / 1000, 0.1), 'kilobyte']
  return (
    <FormattedNumber
      value={value}
      style="unit"
      unit={unit}
      unitDisplay="short"
      maximumFractionDigits={value < 10 ? 1 : 0}
    />
  )
}
