import type { Browser } from '@playwright/test'
import { addresses } from '../../support/addresses.ts'
import { createPerson, signedInState } from '../../support/people.ts'
import { chooseLanguage } from '../../support/language.ts'
import { languages } from '../looks.ts'
import { fullWeek, teachingWeek } from '../teaching-week.ts'

/** Week plans and the month, printed from the dark theme. */
export async function printPlanner(browser: Browser) {
  const person = await createPerson()
  await teachingWeek(person)
  const papers: { name: string; pdf: Uint8Array }[] = []
  for (const language of languages) {
    const context = await browser.newContext({
      baseURL: addresses.web,
      colorScheme: 'dark',
      locale: 'en-ZA',
      timezoneId: 'Africa/Johannesburg',
      storageState: await signedInState(person),
    })
    await chooseLanguage(context, language)
    const page = await context.newPage()
    for (const query of ['kind=week&pages=2', 'kind=month']) {
      await page.goto(`/app/print/calendar?${query}&date=${fullWeek}`)
      await page.locator('.entry').first().waitFor()
      await page.evaluate(async () => {
        await document.fonts.ready
      })
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
      papers.push({ name: `planner-${query.slice(5, 10).replace('&', '')}-${language}`, pdf })
    }
    await context.close()
  }
  return papers
}
