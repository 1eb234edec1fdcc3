import type { Page } from '@playwright/test'
import { drawn } from '../gallery/papers/drawings.ts'
import type { WrittenPaper } from '../gallery/papers/writing.ts'
import { beginBlankPaper, type Desk } from './desk.ts'
import { Hands } from './hands.ts'
import { typeHead } from './head.ts'
import { typeMemorandum } from './memorandum.ts'
import { typeQuestions } from './questions.ts'
import { typeTranslation } from './translation.ts'

/**
 * Types a paper with its memorandum into the editor as a person would, from the list of papers until it is saved.
 * @param levels the name of its taxonomy; null for a paper without levels
 */
export async function typePaper(
  page: Page,
  paper: WrittenPaper,
  levels: string | null,
): Promise<Hands> {
  const hands = new Hands(page)
  hands.tally.begin(paper.name)
  const desk: Desk = {
    page,
    hands,
    editor: await beginBlankPaper(page, hands),
    pictureFile: async (name) => {
      const browser = page.context().browser()
      if (browser === null) throw new Error('drawings need a browser')
      return { name: `${name}.png`, mimeType: 'image/png', buffer: await drawn(browser, name) }
    },
  }
  await typeHead(desk, paper, levels)
  await typeQuestions(desk, paper.questions)
  await typeMemorandum(desk, paper.questions)
  if (paper.translation !== undefined) await typeTranslation(desk, paper)
  await hands.press('Control+s')
  await desk.editor.waitFor({ state: 'hidden' })
  return hands
}
