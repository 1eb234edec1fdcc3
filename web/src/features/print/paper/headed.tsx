import { Fixed } from '../words/fixed.tsx'
import { headed } from './numbering.ts'
import { Said } from './said.tsx'

/** "Question 1: Maps", of which the title may be in two languages. */
export function Headed({
  word,
  number,
  title,
}: {
  word: string
  number: string
  title: string | null | undefined
}) {
  const whole = headed(word, number, title)
  const rest = (title ?? '').trim()
  if (rest === '' || !whole.endsWith(rest)) return <Fixed>{whole}</Fixed>
  return (
    <>
      <Fixed>{whole.slice(0, whole.length - rest.length)}</Fixed>
      <Said text={rest} />
    </>
  )
}
