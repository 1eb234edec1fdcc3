import { button, tool, type Desk } from './desk.ts'
import { strokesOf } from './formula-strokes.ts'

/** Writes a formula at the caret, in the dialog for formulas. */
export async function typeFormula(desk: Desk, latex: string, inline: boolean): Promise<void> {
  const { page, hands } = desk
  await hands.tap(tool(desk, 'Formula'))
  const dialog = page.getByRole('dialog', { name: 'Formula', exact: true })
  const keypad = dialog.getByRole('group', { name: 'Keys' })
  for (const stroke of strokesOf(latex)) {
    if ('tap' in stroke) await hands.tap(button(keypad, stroke.tap))
    else if ('press' in stroke) await hands.press(stroke.press)
    else await hands.type(stroke.type)
  }
  if (inline) {
    await hands.press('Enter')
    return
  }
  await hands.tap(dialog.getByLabel('On a line of its own'))
  await hands.tap(button(dialog, 'Insert'))
}
