import type { Locator, Page } from '@playwright/test'
import { beginBlankPaper, button, openText, tool, type Desk } from '../paper-hands/desk.ts'
import type { Hands } from '../paper-hands/hands.ts'
import { typeTable } from '../paper-hands/tables.ts'
import { head, type Asked, type Section } from './paper.ts'

/** Types the whole paper with its memorandum, from the list of papers until it is saved. */
export async function typeInEditor(
  page: Page,
  hands: Hands,
  sections: readonly Section[],
): Promise<void> {
  const { tally } = hands
  tally.begin('Begin, and what stands on the cover')
  const editor = await beginBlankPaper(page, hands)
  const pictureFile = () => Promise.reject(new Error('this paper has no pictures'))
  const desk: Desk = { page, editor, hands, pictureFile }
  await typeHead(editor, hands)
  let number = 0
  for (const [index, { title, questions }] of sections.entries()) {
    for (const [place, asked] of questions.entries()) {
      number += 1
      if (number > 1) {
        tally.begin('Numbers')
        await hands.tap(button(editor, 'Add a question'))
      }
      const card = editor.getByRole('article', { name: `Question ${number}`, exact: true })
      if (place === 0) await typeSection(editor, card, hands, index, title)
      await typeQuestion(desk, { asked, at: String(number) })
    }
  }
  await typeMemorandum(editor, hands, sections)
  tally.begin('Save')
  await hands.press('Control+s')
  await editor.waitFor({ state: 'hidden' })
}

async function typeHead(editor: Locator, hands: Hands) {
  await hands.tap(editor.getByLabel('Title', { exact: true }))
  await hands.type(head.title)
  await hands.choose(editor.getByRole('combobox', { name: 'Grade' }), `Grade ${head.grade}`)
  await hands.choose(editor.getByRole('combobox', { name: 'Subject' }), head.subject)
  await hands.tap(editor.getByLabel('Time in minutes'))
  await hands.type(head.minutes)
  await hands.choose(editor.getByRole('combobox', { name: 'Complexity' }), 'Simple')
  await hands.choose(editor.getByRole('combobox', { name: 'Cognitive levels' }), head.levels)
  // A new paper has its first instruction already.
}

async function typeSection(
  editor: Locator,
  card: Locator,
  hands: Hands,
  index: number,
  title: string,
) {
  hands.tally.begin('Sections')
  await hands.tap(button(card, 'New Section'))
  const letter = String.fromCodePoint(65 + index)
  await hands.tap(editor.getByLabel(`Title of section ${letter}`))
  await hands.type(title)
}

async function typeQuestion(desk: Desk, { asked, at }: { asked: Asked; at: string }) {
  const { page, editor, hands } = desk
  const { tally } = hands
  const part = `${at}.1`
  tally.begin('Words of the questions')
  await hands.tap(editor.getByLabel(`Question ${part}`, { exact: true }))
  await hands.type(asked.words)
  tally.begin('Marks')
  await hands.press('Tab')
  await hands.type(String(asked.marks))
  tally.begin('Cognitive levels')
  await hands.choose(
    editor.getByRole('combobox', { name: `Cognitive level, ${part}` }),
    asked.level,
  )
  const { options, right, figure } = asked
  tally.begin('Options')
  // A new question is answered as the one before it.
  const answers = editor.getByRole('combobox', { name: `Learners answer, ${part}` })
  const isChoice = (await answers.inputValue()) === 'Radio'
  if (isChoice !== (options !== undefined))
    await hands.choose(answers, isChoice ? 'On several lines' : 'Circle one (A, B, C)')
  if (options !== undefined && right !== undefined) {
    await hands.tap(editor.getByLabel(`Choice A, ${part}`))
    for (const [index, option] of options.entries()) {
      if (index > 0) await hands.press('Enter')
      await hands.type(option)
    }
    tally.begin('Answers in the memorandum')
    const letter = String.fromCodePoint(65 + right)
    await hands.tap(button(editor, `Choice ${letter} of ${part} is right`))
  }
  if (figure === undefined) return
  tally.begin('Table, columns, formula and lines')
  const row = editor.getByRole('listitem').filter({ has: page.getByLabel(`Marks, ${part}`) })
  await typeFigure(desk, await openText(desk, row, `Text of ${part}`), figure)
}

async function typeFigure(desk: Desk, text: Locator, figure: NonNullable<Asked['figure']>) {
  const { page, editor, hands } = desk
  if (figure.kind === 'formula') {
    await hands.tap(tool(desk, 'Formula'))
    await hands.type(figure.typed)
    await hands.press('Enter')
    return
  }
  if (figure.kind === 'table') {
    await typeTable(desk, figure.cells)
    return
  }
  await hands.tap(tool(desk, 'Space to answer and figures'))
  const name = figure.kind === 'lines' ? 'Answer lines' : 'Columns to match'
  await hands.tap(page.getByRole('menuitem', { name }))
  if (figure.kind === 'lines') return
  await hands.tap(text.locator('.text-figure'))
  await hands.tap(editor.getByLabel('Column A, one a line'))
  await hands.press('Control+a')
  await hands.type(figure.left.join('\n'))
  await hands.press('Tab')
  await hands.press('Control+a')
  await hands.type(figure.right.join('\n'))
}

async function typeMemorandum(editor: Locator, hands: Hands, sections: readonly Section[]) {
  hands.tally.begin('Answers in the memorandum')
  await hands.tap(editor.getByRole('tab', { name: 'Memorandum' }))
  const asked = sections.flatMap(({ questions }) => questions)
  for (const [index, { answer }] of asked.entries()) {
    if (answer === undefined) continue
    await hands.tap(editor.getByRole('textbox', { name: `Answer to ${index + 1}.1` }))
    await hands.type(answer)
  }
}
