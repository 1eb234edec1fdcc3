import type { Questions } from '@kryt/documents/assessment-template'
import type { RichText } from '@kryt/documents/rich-text'
import { paragraph, richText } from '@kryt/seed/papers/rich-text.ts'
import type { Desk } from './desk.ts'
import { typeText } from './rich-texts.ts'

type Part = Questions[number]['fields'][number]

/** The answer as it is typed; null where it is the options that are right, or there is none. */
export function answerOf({ answer, items }: Part): RichText | null {
  if (answer === null || answer === undefined || (items ?? []).length > 0) return null
  if (typeof answer === 'string') return richText(paragraph(answer))
  if (!Array.isArray(answer)) return answer
  return richText(
    ...answer.flatMap((one, index) =>
      index === 0 ? [paragraph(one)] : [paragraph('*OR*'), paragraph(one)],
    ),
  )
}

/** The answers on the side of the memorandum. */
export async function typeMemorandum(desk: Desk, questions: Questions): Promise<void> {
  const { editor, hands } = desk
  await hands.tap(editor.getByRole('tab', { name: 'Memorandum' }))
  for (const part of questions.flatMap(({ fields }) => fields)) {
    const answer = answerOf(part)
    if (answer === null) continue
    const box = editor.getByRole('textbox', { name: `Answer to ${part.number}`, exact: true })
    await hands.tap(box)
    await typeText(desk, box, answer)
  }
}
