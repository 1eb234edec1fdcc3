import { chooseTool, tool, type Desk } from './desk.ts'
import { typeWords } from './words.ts'

/** What a new table has of each. */
const three = 3

const change = async (desk: Desk, name: string, times: number) => {
  for (let time = 0; time < times; time += 1) await chooseTool(desk, 'Change the table', name)
}

/** Puts a table in at the caret and types its cells, from one to the next by Tab. The caret stays in its last row. */
export async function typeTable(desk: Desk, cells: readonly (readonly string[])[]): Promise<void> {
  const { hands } = desk
  const columns = cells[0]?.length ?? 0
  await hands.tap(tool(desk, 'Table'))
  await tool(desk, 'Change the table').waitFor()
  await change(desk, 'Column after', columns - three)
  // The caret goes along into each new column.
  for (let more = columns - three; more > 0; more -= 1) await hands.press('Shift+Tab')
  await change(desk, 'Remove the column', three - columns)
  for (const [row, words] of cells.entries()) {
    if (row >= three) await change(desk, 'Row below', 1)
    for (const [column, word] of words.entries()) {
      if (row > 0 || column > 0) await hands.press('Tab')
      if (word !== '') await typeWords(desk, word)
    }
  }
  for (let row = cells.length; row < three; row += 1) {
    await hands.press('Tab')
    await change(desk, 'Remove the row', 1)
  }
}
