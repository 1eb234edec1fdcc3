import { Fact } from '../sheet/fact.tsx'
import type { SheetWords } from '../words/sheet-words.ts'

/** The teacher and the head of department sign a lesson plan. */
export function LessonSignatures({ own, teacher }: { own: SheetWords; teacher: string | null }) {
  return (
    <dl className="lesson-signatures">
      <Fact word={own.teacher}>{teacher}</Fact>
      <Fact word={own.signature} />
      <Fact word={own.head} />
      <Fact word={own.signature} />
    </dl>
  )
}
