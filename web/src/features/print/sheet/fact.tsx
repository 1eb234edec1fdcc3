import type { ReactNode } from 'react'
import { Fixed } from '../words/fixed.tsx'

const isEmpty = (value: ReactNode) => (value ?? false) === false || value === ''

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
      <dt>
        <Fixed>{label}</Fixed>
      </dt>
      <dd className={isEmpty(children) ? 'to-fill' : undefined}>{children}</dd>
    </div>
  )
}
