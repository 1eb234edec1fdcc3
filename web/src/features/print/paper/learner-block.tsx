import { Fact } from '../sheet/fact.tsx'
import type { SheetWords } from '../words/sheet-words.ts'
import type { Paper } from './paper.ts'

/** In these grades learners write on the paper, which goes home to be signed. */
const primary = ['R', '1', '2', '3', '4', '5', '6', '7']

/** Where the learner writes who they are. */
export function LearnerBlock({
  paper: { words, subject },
  own,
}: {
  paper: Paper
  own: SheetWords
}) {
  const takenHome = subject !== null && primary.includes(subject.grade)
  return (
    <dl className="paper-learner">
      <Fact word={words.name} />
      <Fact word={own.surname} />
      <Fact word={words.className} />
      <Fact word={own.code} />
      {takenHome && <Fact word={own.parent} wide />}
    </dl>
  )
}
