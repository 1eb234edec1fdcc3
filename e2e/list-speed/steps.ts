import type { Page } from '@playwright/test'
import { mainThreadTasks, total } from '../support/main-thread.ts'

/** What one step cost, in milliseconds. */
export interface Cost {
  /** From the press or the last letter until what the step is for is on the screen. */
  seen: number
  /** The main thread's processor time for the step as a whole, and of its longest task. */
  work: number
  longest: number
}

/** Something that is done on a page. */
export interface Step {
  name: string
  act: (page: Page) => Promise<void>
  /** An expression of the page's own: true once the step is done. */
  done: string
  /** More than a few frames are allowed: the step is one request after the other. */
  slow?: true
}

/** Which rows there are; empty while others are on their way. */
const shown = `[...document.querySelectorAll('table[aria-busy="false"] [data-list-row]')].map((row) => row.dataset.listRow).join()`
const otherRows = `${shown} !== '' && ${shown} !== window.rowsBefore`
const bar = 'section[aria-label="Selected rows"]'

/** By a script, because finding a button is work on the page's thread too. */
const press = (selector: string, words = '') => ({
  act: async (page: Page) => {
    await page.evaluate(
      ([css = '', text = '']) => {
        const found = [...document.querySelectorAll<HTMLElement>(css)].find((element) =>
          element.textContent.includes(text),
        )
        if (found === undefined) throw new Error(`nothing to press: ${css} ${text}`)
        found.click()
      },
      [selector, words],
    )
  },
})

const type = (words: string) => ({
  act: async (page: Page) => {
    await page.evaluate(() => document.querySelector<HTMLElement>('input[type=search]')?.focus())
    await page.keyboard.type(words, { delay: 60 })
  },
})

/** A list of the back-office, and what is done with it. */
export interface MeasuredList {
  name: string
  path: string
  words: string
  /** Rows can be picked; with a name, that is done with all of them. */
  bulk?: string | null
}

/** From the overview of the back-office into a list and through its rows. */
export function stepsOf({ path, words, bulk }: MeasuredList): Step[] {
  const picking: Step[] = [
    {
      name: 'pick the page',
      ...press('thead input[type=checkbox]'),
      done: `document.querySelector('${bar}') !== null`,
    },
    {
      name: 'select all that match',
      ...press(`${bar} button`, 'Select all'),
      done: `document.querySelector('${bar}').innerText.includes('that match are selected')`,
    },
  ]
  return [
    { name: 'first rows', ...press(`a[href="${path}"]`), done: otherRows },
    { name: 'next page', ...press('button[aria-label="Next page"]'), done: otherRows },
    ...(bulk === undefined ? [] : picking),
    ...(typeof bulk === 'string'
      ? [
          {
            name: `${bulk.toLowerCase()} all of them`,
            ...press(`${bar} button`, bulk),
            done: `document.body.innerText.includes('switched o')`,
            slow: true as const,
          },
        ]
      : []),
    {
      name: 'search, letter by letter',
      ...type(words),
      done: `${otherRows} && location.search.includes('q=${words}')`,
    },
  ]
}

/** Does a step and says what it cost. */
export async function measure(page: Page, { act, done }: Step): Promise<Cost> {
  // The page that comes next is asked for when nothing else is to be done.
  await page.waitForTimeout(600)
  await page.evaluate(`window.rowsBefore = ${shown}`)
  let seen = 0
  const tasks = await mainThreadTasks(page, 'body', async () => {
    await act(page)
    const begin = performance.now()
    await page.waitForFunction(done, undefined, { polling: 'raf', timeout: 300_000 })
    seen = performance.now() - begin
  })
  return { seen, work: total(tasks), longest: Math.max(0, ...tasks.map(({ ms }) => ms)) }
}
