import { z } from 'zod/mini'
import { formDraft } from '@/lib/form-draft.ts'
import { takesSeveral, type Answer, type ProductQuestion } from './product-question.ts'

const answersSchema = z.array(z.union([z.string(), z.array(z.string())]))
const nameOf = (draft: string) => `answers.${draft}`

/** Answers that were given but not sent yet, stored for this window. */
export const answersDraft = {
  /** Null when there are none, or the resource's questions have changed. */
  read(draft: string, questions: readonly ProductQuestion[]): Answer[] | null {
    const { answers, labels } = formDraft.read(nameOf(draft))
    if (answers === undefined || labels !== labelsOf(questions)) return null
    const parsed = answersSchema.safeParse(JSON.parse(answers))
    if (!parsed.success) return null
    const fits = questions.every(
      (one, place) => Array.isArray(parsed.data[place]) === takesSeveral(one),
    )
    return fits ? parsed.data : null
  },
  write(draft: string, questions: readonly ProductQuestion[], answers: readonly Answer[]) {
    formDraft.write(nameOf(draft), {
      answers: JSON.stringify(answers),
      labels: labelsOf(questions),
    })
  },
  clear(draft: string) {
    formDraft.clear(nameOf(draft))
  },
}

const labelsOf = (questions: readonly ProductQuestion[]) =>
  JSON.stringify(questions.map(({ type, label, items }) => [type, label, items]))
