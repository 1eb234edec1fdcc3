import type { Questions } from '@kryt/documents/assessment-template'
import { button, openText, type Desk } from './desk.ts'
import { typeText } from './rich-texts.ts'

type Question = Questions[number]
type Part = Question['fields'][number]

/** How a part is answered, as the editor says it. */
const types = {
  Text: 'On one line',
  Textarea: 'On several lines',
  Radio: 'Circle one (A, B, C)',
  Checkbox: 'Tick several boxes',
  Select: 'Choose from a word bank',
}

/** The options, and which of them are right. */
async function typeOptions({ editor, hands }: Desk, { number, items, answer }: Part) {
  const options = items ?? []
  await hands.tap(editor.getByLabel(`Choice A, ${number}`))
  for (const [index, option] of options.entries()) {
    if (index > 0) await hands.press('Enter')
    await hands.type(option)
  }
  for (const [index, option] of options.entries()) {
    if (answer !== option && !(Array.isArray(answer) && answer.includes(option))) continue
    const letter = String.fromCodePoint(65 + index)
    await hands.tap(button(editor, `Choice ${letter} of ${number} is right`))
  }
}

async function typePart(desk: Desk, part: Part): Promise<void> {
  const { page, editor, hands } = desk
  const { number, question, type, marks, cognitiveLevel, richText } = part
  const row = editor
    .getByRole('listitem')
    .filter({ has: page.getByLabel(`Marks, ${number}`, { exact: true }) })
  await hands.tap(editor.getByLabel(`Question ${number}`, { exact: true }))
  if (typeof question === 'string') await hands.type(question)
  if (typeof marks === 'number') {
    await hands.press('Tab')
    await hands.type(String(marks))
  }
  // A new part is answered as the one above it.
  const answers = editor.getByRole('combobox', {
    name: `Learners answer, ${number}`,
    exact: true,
  })
  if ((await answers.inputValue()) !== (type ?? 'book'))
    await hands.choose(
      answers,
      type === null || type === undefined ? 'In their books' : types[type],
    )
  if (cognitiveLevel !== null && cognitiveLevel !== undefined) {
    const level = editor.getByRole('combobox', { name: `Cognitive level, ${number}`, exact: true })
    await hands.choose(level, cognitiveLevel.label)
  }
  if ((part.items ?? []).length > 0) await typeOptions(desk, part)
  if (richText !== null && richText !== undefined)
    await typeText(desk, await openText(desk, row, `Text of ${number}`), richText)
}

const depthOf = (part: Part | undefined) => (part?.number.split('.').length === 3 ? 3 : 2)

/** One question with its section, text and parts. */
async function typeQuestion(desk: Desk, question: Question): Promise<void> {
  const { editor, hands } = desk
  const { number, title, minutes, sectionTitle, richText, fields } = question
  const card = editor.getByRole('article', { name: `Question ${number}`, exact: true })
  if (number !== '1') await hands.tap(button(editor, 'Add a question'))
  if (typeof title === 'string') {
    await hands.tap(card.getByLabel(`Title (optional), question ${number}`, { exact: true }))
    await hands.type(title)
  }
  if (typeof minutes === 'number') {
    await hands.press('Tab')
    await hands.type(String(minutes))
  }
  if (typeof sectionTitle === 'string') {
    await hands.tap(button(card, 'New Section'))
    const letter = question.sectionNumber ?? ''
    await hands.tap(editor.getByLabel(`Title of section ${letter}`, { exact: true }))
    await hands.type(sectionTitle)
  }
  if (richText !== null && richText !== undefined)
    await typeText(desk, await openText(desk, card, `Text of question ${number}`), richText)
  for (const [index, part] of fields.entries()) {
    if (index > 0) await hands.tap(button(card, 'Add a part'))
    const [was, is] = [depthOf(fields[index - 1]), depthOf(part)]
    // A new part stands as deep as the one above it.
    if (index > 0 && was !== is) {
      const fresh = `${number}.${was === 3 ? deeper(fields[index - 1]) : String(nextPlace(fields, index))}`
      await hands.tap(editor.getByLabel(`Question ${fresh}`, { exact: true }))
      await hands.press(is === 3 ? 'Alt+Shift+ArrowRight' : 'Alt+Shift+ArrowLeft')
    }
    await typePart(desk, part)
  }
}

/** "2.3" after the part 4.2.2: the number below it on the same level, without the question's own. */
const deeper = (above: Part | undefined): string => {
  const [, place = '', under = '0'] = above?.number.split('.') ?? []
  return `${place}.${String(Number(under) + 1)}`
}

/** The place that a part of the first level would have below those above it. */
const nextPlace = (fields: readonly Part[], index: number): number =>
  fields.slice(0, index).filter((one) => depthOf(one) === 2).length + 1

export async function typeQuestions(desk: Desk, questions: Questions): Promise<void> {
  for (const question of questions) await typeQuestion(desk, question)
}
