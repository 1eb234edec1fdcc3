import type { ReactNode } from 'react'

/** A label with its value, or with a line to write on. */
export function Fact({
  word,
  wide = false,
  children,
}: {
  word: string
  /** It takes the whole line of its list. */
  wide?: boolean
  children?: ReactNode
}) {
  const label = `${word}: `
  return (
    <div data-wide={wide ? '' : undefined}>
      <dt>{label}</dt>
      <dd className={(children ?? '') === '' ? 'to-fill' : undefined}>{children}</dd>
    </div>
  )
}
