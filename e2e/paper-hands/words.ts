import type { Desk } from './desk.ts'

/** What stands on no key of a South African keyboard is put in by the toolbar. */
const tick = '✓'

/** Types words at the caret of a formatted text, ticks by their button, and those between *asterisks* bold. */
export async function typeWords(desk: Desk, words: string): Promise<void> {
  const { hands, editor } = desk
  for (const [place, piece] of words.split('*').entries()) {
    if (place > 0) await hands.press('Control+b')
    for (const [index, said] of piece.split(tick).entries()) {
      if (index > 0) await hands.tap(editor.getByRole('button', { name: 'Tick (a mark)' }))
      if (said !== '') await hands.type(said)
    }
  }
}
