import type { CDPSession, Page } from '@playwright/test'
import { editorIn, enterField } from './site.ts'

/** What the page holds once everything that can be thrown away has been. */
export interface Held {
  heapMB: number
  nodes: number
  listeners: number
}

const fields = ['Question 20.2', 'Text of question 20', 'Question 3.1', 'Text of question 31']

/** The heap, the nodes (also those outside the document) and the listeners after a forced garbage collection. */
async function held(devtools: CDPSession): Promise<Held> {
  // What was freed may have held other things back.
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0
  return {
    heapMB: Math.round(of('JSHeapUsedSize') / 10_485.76) / 100,
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  }
}

/** So many letters into several fields, with words, deleting, undoing, and both sides of the paper. */
async function type(page: Page, keys: number): Promise<void> {
  let typed = 0
  for (let round = 0; typed < keys; round += 1) {
    await editorIn(page)
      .getByRole('textbox', { name: fields[round % fields.length] ?? '', exact: true })
      .click()
    await page.keyboard.press('End')
    const many = Math.min(60, keys - typed)
    await page.keyboard.type('They measured the rain of each month. '.repeat(2).slice(0, many))
    typed += many
    // The text is as long as before: a paper that grows takes more room of itself.
    for (let back = 0; back < many; back += 1) await page.keyboard.press('Backspace')
    for (let undo = 0; undo < 3; undo += 1) await page.keyboard.press('Control+z')
    for (let redo = 0; redo < 3; redo += 1) await page.keyboard.press('Control+Shift+z')
    if (round % 4 !== 3) continue
    for (const name of ['Memorandum', 'Questions']) {
      await editorIn(page).getByRole('tab', { name }).click()
    }
  }
  // Drafts, previews and checks follow the last key.
  await page.waitForTimeout(2000)
}

/** After so many edits the history of undoing is held once more, until it has the 500 steps that it keeps and beyond. */
const stepsEach = 250

/**
 * So many edits, each a step of undoing of its own: a question is moved up and down. The paper stays as long as it was, so what
 * grows is the history.
 */
async function fillHistory(page: Page, devtools: CDPSession, steps: number): Promise<Held[]> {
  await editorIn(page).getByLabel('Title (optional), question 2', { exact: true }).focus()
  const moments = [await held(devtools)]
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(step % 2 === 0 ? 'Alt+Shift+ArrowUp' : 'Alt+Shift+ArrowDown')
    if ((step + 1) % stepsEach !== 0) continue
    await page.waitForTimeout(2000)
    moments.push(await held(devtools))
  }
  return moments
}

/**
 * What an open paper holds while its history fills, then after each of `moments` shares of `keys` letters, and what is left when
 * it was saved, closed and opened again as often. The first share is not counted: it loads what is loaded once. The history of
 * undoing takes more until it has 500 steps, each with a list of all texts; once it is full nothing may grow. Nodes and
 * listeners must not grow at all.
 */
export async function memoryOf(
  page: Page,
  {
    steps,
    keys,
    moments,
    open,
  }: { steps: number; keys: number; moments: number; open: () => Promise<unknown> },
): Promise<{ filling: Held[]; typing: Held[]; reopened: Held[] }> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await open()
  await enterField(page, fields[0] ?? '')
  const filling = steps > 0 ? await fillHistory(page, devtools, steps) : []
  const typing: Held[] = []
  for (let moment = 0; moment <= moments; moment += 1) {
    await type(page, Math.ceil(keys / (moments + 1)))
    typing.push(await held(devtools))
  }
  const reopened: Held[] = []
  for (let moment = 0; moment <= moments; moment += 1) {
    await enterField(page, 'Question 20.2')
    await page.keyboard.type(String(moment))
    await editorIn(page).getByRole('button', { name: 'Save', exact: true }).click()
    await editorIn(page).waitFor({ state: 'hidden' })
    reopened.push(await held(devtools))
    await open()
  }
  return { filling, typing: typing.slice(1), reopened: reopened.slice(1) }
}
