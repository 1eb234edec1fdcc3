import type { WrittenPaper } from '../gallery/papers/writing.ts'
import { button, type Desk } from './desk.ts'

/** The words that make a paper Afrikaans for a teacher whose screen is English. */
const afrikaans = { Section: 'Afdeling', Question: 'Vraag', Marks: 'Punte', Total: 'Totaal' }

/** Everything above the questions. @param levels the name of the taxonomy, if the paper has levels */
export async function typeHead(
  { editor, hands }: Desk,
  paper: WrittenPaper,
  levels: string | null,
): Promise<void> {
  await hands.tap(editor.getByLabel('Title', { exact: true }))
  await hands.type(paper.title)
  await hands.choose(editor.getByRole('combobox', { name: 'Grade' }), `Grade ${paper.grade}`)
  await hands.choose(editor.getByRole('combobox', { name: 'Subject' }), paper.subject)
  await hands.tap(editor.getByLabel('Time in minutes'))
  await hands.type(String(paper.minutes))
  await hands.choose(editor.getByRole('combobox', { name: 'Complexity' }), 'Detailed')
  // The subject has chosen the levels that fit it.
  const set = editor.getByRole('combobox', { name: 'Cognitive levels' })
  await hands.choose(set, levels ?? 'No cognitive levels')
  for (const [index, instruction] of paper.instructions.entries()) {
    if (index === 0) {
      await hands.tap(editor.getByLabel('Instruction 1', { exact: true }))
      await hands.press('Control+a')
    } else await hands.tap(button(editor, 'Add an instruction'))
    await hands.type(instruction)
  }
  const words = editor.getByRole('group').filter({ hasText: 'Words on the paper' })
  await hands.tap(words.getByText('Words on the paper'))
  const typed = {
    Date: paper.date,
    Term: paper.term,
    ...(paper.language === 'af' ? afrikaans : {}),
  }
  for (const [label, word] of Object.entries(typed)) {
    await hands.tap(words.getByLabel(label, { exact: true }))
    await hands.type(word)
  }
}
