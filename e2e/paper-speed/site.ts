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

/** Goes to the list of papers and opens one; the browser holds nothing of the page but its files. */
export async function openPaper(page: Page, id: string): Promise<Thread> {
  await page.goto('/app/lessons')
  await page.getByRole('button', { name: 'New lesson' }).waitFor()
  await page.goto('/app/assessments')
  await page.waitForTimeout(1500)
  const until = { selector: 'body', appears: '[role="dialog"] [data-field="title"]' }
  const thread = await watchMainThread(page, { ...until, watch: 3000, detailed: true }, async () =>
    page.evaluate((edit) => {
      history.pushState(null, '', `?edit=${edit}`)
      dispatchEvent(new PopStateEvent('popstate'))
    }, id),
  )
  await editorIn(page).getByLabel('Title', { exact: true }).waitFor()
  return thread
}

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
