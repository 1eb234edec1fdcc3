import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { mathematics } from '../../gallery/papers/mathematics.ts'
import { socialSciences } from '../../gallery/papers/social-sciences.ts'
import { storePaper } from '../../gallery/papers/store-paper.ts'
import { teacherWithPaper } from '../../support/paper-teacher.ts'
import { textOfPdf } from '../../support/pdf.ts'

/** Nothing is on its way any more, and the pages are divided. */
async function drawn(page: Page, pages: number) {
  await expect(page.locator('.page :is([data-picture], [data-formula])')).toHaveCount(0)
  await expect(page.locator('.page')).toHaveCount(pages)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map(async (image) => image.decode().catch(() => null)))
  })
}

test('marks in one column, numbers beside formulas, pictures in the middle and a grid to draw on', async ({
  browser,
  pageAs,
  newPerson,
}) => {
  const { person, id } = await teacherWithPaper(newPerson, (signedIn) =>
    storePaper(browser, signedIn, mathematics),
  )
  const page = await pageAs(person)
  await page.goto(`/app/print/assessment/${id}`)
  await drawn(page, 4)
  const rights = await page
    .locator('.page .paper-mark')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)))
  expect(rights.length).toBeGreaterThan(20)
  expect(new Set(rights).size).toBe(1)

  // Beside a fraction, the number stands on the line of the fraction and not at its top.
  const beside = await page
    .locator('.paper-part', { has: page.getByText('2.1.1', { exact: true }) })
    .first()
    .evaluate((part) => {
      const middle = (selector: string) => {
        const { top, bottom } =
          part.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        return (top + bottom) / 2
      }
      return Math.abs(middle('.paper-number') - middle('.katex'))
    })
  expect(beside).toBeLessThan(6)

  const off = await page.locator('.page img').evaluate((image) => {
    const [inner, outer] = [image, image.closest('.page-body')].map((one) =>
      one?.getBoundingClientRect(),
    )
    if (!inner || !outer) return NaN
    return Math.abs((inner.left + inner.right) / 2 - (outer.left + outer.right) / 2)
  })
  expect(off).toBeLessThan(2)
  await expect(page.locator('.page svg.figure-grid')).toBeVisible()
})

test('a paper in both languages keeps its long running head on the paper, on the screen and in the PDF', async ({
  browser,
  pageAs,
  newPerson,
}) => {
  const { person, id } = await teacherWithPaper(newPerson, (signedIn) =>
    storePaper(browser, signedIn, socialSciences),
  )
  const page = await pageAs(person)
  await page.goto(`/app/print/assessment/${id}?language=both`)
  const examiner = page
    .locator('.paper-facts > div', { hasText: 'Examiner / Eksaminator' })
    .locator('dd')
  await expect(examiner).toHaveText(/\S/)
  // In the room that two words of its label leave, a name stands on one line.
  expect(
    await examiner.evaluate((value) => {
      const range = document.createRange()
      range.selectNodeContents(value)
      return range.getClientRects().length
    }),
  ).toBe(1)
  await page.goto(`/app/print/assessment/${id}?language=both&side=memo`)
  await expect(page.getByText('Gold (1) and ivory (1) / Goud (1) en ivoor (1)')).toBeVisible()
  const heads = page.locator('.page-head')
  await expect.poll(async () => heads.count()).toBeGreaterThan(2)
  const within = await heads.evaluateAll((all) =>
    all.every((head) => {
      const page = head.closest('.page')?.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(head)
      const words = range.getBoundingClientRect()
      const box = head.getBoundingClientRect()
      return page !== undefined && words.right <= box.right + 1 && words.top >= page.top
    }),
  )
  expect(within).toBe(true)
  const pages = await page.locator('.page').count()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const painted = await textOfPdf(await readFile(await (await downloading).path()))
  expect(painted).toHaveLength(pages)
})
