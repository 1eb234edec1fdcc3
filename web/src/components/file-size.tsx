import { FormattedNumber } from 'react-intl'

/** A number of bytes in kilobytes or megabytes. */
export function FileSize({ bytes }: { bytes: number }) {
  const [value, unit] =
    bytes >= 1_000_000
      ? [bytes / 1_000_000, 'megabyte']
      : // A small file must not show as 0.
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
