import type { RichText } from '@kryt/documents/rich-text'
import { paragraph, richText } from '@kryt/seed/papers/rich-text.ts'
import type { WrittenPaper } from '../gallery/papers/writing.ts'
import { typeText } from './rich-texts.ts'
import type { Desk } from './desk.ts'

type Said = string | RichText | null | undefined

/** The texts of the other language, by the names that the editor gives their fields. */
function* textsOf(paper: WrittenPaper): Generator<[string, Said]> {
  yield ['Title', paper.translation?.title]
  for (const [index, said] of (paper.translation?.instructions ?? []).entries())
    yield [`Instruction ${String(index + 1)}`, said]
  for (const { number, sectionTitle, translation, fields } of paper.questions) {
    yield [`Section “${sectionTitle ?? ''}”`, translation?.sectionTitle]
    yield [`Title of question ${number}`, translation?.title]
    yield [`Text of question ${number}`, translation?.richText]
    for (const { number: part, translation: other } of fields) {
      yield [`Question ${part}`, other?.question]
      yield [`Text of ${part}`, other?.richText]
      for (const [index, item] of (other?.items ?? []).entries())
        yield [`Choice ${String.fromCodePoint(65 + index)} of ${part}`, item]
      const answer = other?.answer
      yield [`Answer to ${part}`, typeof answer === 'string' ? richText(paragraph(answer)) : answer]
    }
  }
}

/** Gives the paper its Afrikaans side and types it. */
export async function typeTranslation(desk: Desk, paper: WrittenPaper): Promise<void> {
  const { editor, hands } = desk
  await hands.tap(editor.getByRole('tab', { name: 'Questions' }))
  await hands.tap(editor.getByRole('checkbox', { name: 'Also in Afrikaans' }))
  await hands.tap(editor.getByRole('tab', { name: 'Afrikaans' }))
  for (const [name, said] of textsOf(paper)) {
    if (said === null || said === undefined) continue
    const box = editor.getByRole('textbox', { name: `${name} in Afrikaans`, exact: true })
    await hands.tap(box)
    if (typeof said === 'string') await hands.type(said)
    else await typeText(desk, box, said)
  }
}
