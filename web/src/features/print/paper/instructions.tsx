import { Fixed } from '../words/fixed.tsx'
import type { Paper } from './paper.ts'
import { Said } from './said.tsx'
import { sectionsOf } from './sections.ts'

/** What learners read before they begin, and how many questions there are. */
export function Instructions({ paper: { words, questions, instructions } }: { paper: Paper }) {
  const sections = sectionsOf(questions).filter(({ number }) => number !== null)
  const count = (number: number, one: string, many: string) =>
    `${number} ${(number === 1 ? one : many).toLowerCase()}`
  const counts = [
    ...(sections.length > 0 ? [count(sections.length, words.Section, words.Sections)] : []),
    count(questions.length, words.Question, words.Questions),
  ]
  return (
    <section className="paper-instructions">
      <h2>
        <Fixed>{words['Information and Instructions']}</Fixed>
      </h2>
      {questions.length > 1 && (
        <p>
          <Fixed>{counts.join(' · ')}</Fixed>
        </p>
      )}
      <ol>
        {instructions.map((instruction, index) => (
          <li key={index}>
            <Said text={instruction} />
          </li>
        ))}
      </ol>
    </section>
  )
}
