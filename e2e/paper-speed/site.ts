import type { Browser, Page } from '@playwright/test'
import type { SignedIn } from '../support/api.ts'
import { watchMainThread, type Thread } from '../support/main-thread.ts'
import type { windowToken } from '../support/window-token.ts'

/** A page of a teacher on one build of the website. */
export async function openSite(
  browser: Browser,
  web: string,
  signedIn: SignedIn,
  token: Awaited<ReturnType<typeof windowToken>>,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: web,
    viewport: { width: 1440, height: 900 },
    storageState: {
      cookies: [],
      origins: [
        {
          origin: web,
          localStorage: [
            { name: 'sb-127-auth-token', value: signedIn.stored },
            { name: 'kryt.cookies', value: '2026-01-01T00:00:00.000Z' },
            ...token,
          ],
        },
      ],
    },
  })
  return context.newPage()
}

export const editorIn = (page: Page) => page.getByRole('dialog')

/** A dialog over a list, from its address to the first field that can be typed in. */
interface Opening {
  /** Another page, so that the list is loaded anew. */
  away: string
  list: string
  /** Of the address, such as "edit=…". */
  search: string
  /** The field that can be typed in then, by its name and as a selector. */
  field: string
  selector: string
}

/** Goes to a list and opens a dialog over it; the browser holds nothing of the page but its files. */
async function openOver(
  page: Page,
  { away, list, search, field, selector }: Opening,
): Promise<Thread> {
  await page.goto(away)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto(list)
  await page.waitForTimeout(1500)
  const until = { selector: 'body', appears: `[role="dialog"] ${selector}` }
  const thread = await watchMainThread(page, { ...until, watch: 3000, detailed: true }, async () =>
    page.evaluate((asked) => {
      history.pushState(null, '', `?${asked}`)
      dispatchEvent(new PopStateEvent('popstate'))
    }, search),
  )
  await editorIn(page).getByLabel(field, { exact: true }).waitFor()
  return thread
}

const papers = {
  away: '/app/lessons',
  list: '/app/assessments',
  field: 'Title',
  selector: '[data-field="title"]',
}

export const openPaper = async (page: Page, id: string) =>
  openOver(page, { ...papers, search: `edit=${id}` })

/** A new paper that starts from a shared template. */
export const openTemplate = async (page: Page, id: string) =>
  openOver(page, { ...papers, search: `new=${id}` })

export const openLesson = async (page: Page, id: string) =>
  openOver(page, {
    away: '/app/assessments',
    list: '/app/lessons',
    search: `edit=${id}`,
    field: 'Name',
    selector: 'input[name="name"]',
  })

/** Puts the caret at the end of a field. */
export async function enterField(page: Page, field: string): Promise<void> {
  await editorIn(page).getByRole('textbox', { name: field, exact: true }).click()
  await page.keyboard.press('End')
  // The value of a plain field is no change of the document; this is one in the same frame.
  await page.evaluate(() => {
    if (document.querySelector('[data-probe]') !== null) return
    const probe = document.createElement('span')
    probe.hidden = true
    probe.dataset['probe'] = ''
    // One text for all letters: what the page holds is counted too.
    const text = new Text('.')
    probe.append(text)
    document.querySelector('[role="dialog"]')?.append(probe)
    document.addEventListener('input', () => (text.data = text.data === '.' ? ':' : '.'), true)
  })
  await page.waitForTimeout(1500)
}

/** One letter, with the preview that follows it. */
export async function typeKey(page: Page): Promise<Thread> {
  const thread = await watchMainThread(page, { selector: '[role="dialog"]' }, async () =>
    page.keyboard.press('x'),
  )
  await page.waitForTimeout(250)
  return thread
}
