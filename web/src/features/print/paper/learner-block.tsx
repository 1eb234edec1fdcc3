import { isPrimary } from '@/domain/school/grades.ts'
import { Fact } from '../sheet/fact.tsx'
import type { SheetWords } from '../words/sheet-words.ts'
import type { Paper } from './paper.ts'

/** Where the learner writes who they are. */
export function LearnerBlock({
  paper: { words, subject },
  own,
}: {
  paper: Paper
  own: SheetWords
}) {
  // In these grades learners write on the paper, which goes home to be signed.
  const takenHome = subject !== null && isPrimary(subject.grade)
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
