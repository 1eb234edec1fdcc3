import { readFile } from 'node:fs/promises'
import { seedId } from '@kryt/seed/ids.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import type { SignedIn } from '../../support/api.ts'
import { longPaper } from '../../support/long-paper.ts'
import { teacherWithPaper } from '../../support/paper-teacher.ts'
import { newPaper } from '../../support/papers.ts'
import { printedPages, textOfPdf } from '../../support/pdf.ts'

const theRiver = (signedIn: SignedIn) => longPaper(signedIn, 'The river')

test('a paper opens from the calendar in a new tab and is printed with its memorandum', async ({
  pageAs,
  newPerson,
}) => {
  const { person, signedIn, id } = await teacherWithPaper(newPerson, (signedIn) =>
    newPaper(signedIn, 'Map skills'),
  )
  await signedIn.client
    .from('teacher_activity')
    .insert({
      label: 'Test: maps',
      type: 'Assessment',
      color: 'red',
      teacher_assessment_template_id: id,
      start_date_time: '2027-02-03T06:00:00Z',
      end_date_time: '2027-02-03T06:45:00Z',
    })
    .throwOnError()
  const calendar = await pageAs(person)
  await calendar.goto('/app/calendar?view=day&date=2027-02-03')
  await calendar.locator('.activity', { hasText: 'Test: maps' }).click()
  const dialog = calendar.getByRole('dialog', { name: 'Edit activity' })
  await expect(dialog.getByRole('link', { name: 'Print' })).toHaveAttribute(
    'href',
    `/app/print/assessment/${id}?print=now`,
  )
  const opened = calendar.waitForEvent('popup')
  await dialog.getByRole('link', { name: 'Open' }).click()
  const page = await opened
  await expect(page.getByRole('heading', { name: 'Map skills', level: 1 })).toBeVisible()
  await expect(dialog).toBeVisible()

  await expect(page.locator('.page')).toHaveCount(2)
  await expect(page.getByText(/This question paper consists of 2\spages\./)).toBeVisible()
  await page.getByRole('button', { name: 'Larger text' }).click()
  await expect(page.locator('.paper').first()).toHaveCSS('font-size', '18px')
  await expectAccessible(page)
  const first = (await printedPages(page)).join('\n')
  for (const words of [
    '1 hour 30 minutes',
    'Polokwane',
    'Page 1 of 2',
    'Please turn over',
    '(2)',
    '[3]',
  ]) {
    expect(first.replaceAll('\u00a0', ' ')).toContain(words)
  }
  expect(first).not.toContain('for crops')
  expect(first).not.toContain('Larger text')

  await page.getByRole('button', { name: 'Memo' }).click()
  await expect(page.getByText('Water to drink (1) and for crops (1).')).toBeVisible()
  const memo = (await printedPages(page)).join('\n')
  for (const words of ['MEMORANDUM', 'B', 'east', 'for crops', '(2)', '[3]']) {
    expect(memo).toContain(words)
  }
  // The print dialog opens by itself, and its parameter is removed from the address.
  let dialogs = 0
  await page.exposeFunction('print', () => (dialogs += 1))
  await page.goto(`/app/print/assessment/${id}?side=memo&print=now`)
  await expect(page).toHaveURL(/\?side=memo$/)
  await expect.poll(() => dialogs).toBe(1)
  await expect(page.getByRole('button', { name: 'Memo' })).toHaveAttribute('aria-pressed', 'true')

  await page.setViewportSize({ width: 390, height: 844 })
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0)
  // A new tab has no previous page.
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/app\/assessments$/)
  // Somebody else's paper.
  await page.goto(`/app/print/assessment/${seedId('assessment', 'thandi-map-skills')}`)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

test('the printer gets the pages that are on the screen, whatever the text size', async ({
  pageAs,
}) => {
  const page = await pageAs('thandi')
  await page.goto(`/app/print/assessment/${seedId('assessment', 'thandi-fractions-test')}`)
  const boxes = page.locator('.page')
  await expect(page.getByText(/This question paper consists of \d\spages\./)).toBeVisible()
  for (const size of ['17', '18', '19', '20']) {
    await expect(page.locator('output')).toHaveText(size)
    const drawn = await boxes.allInnerTexts()
    const printed = await printedPages(page)
    expect(printed).toHaveLength(drawn.length)
    expect(printed[0]).toContain(`consists of ${String(drawn.length)}`)
    printed.forEach((text, index) => {
      expect(text).toContain(`Page ${String(index + 1)} of ${String(drawn.length)}`)
      expect(text.includes('Please turn over')).toBe(index < drawn.length - 1)
    })
    // Nothing is cut off at the foot of a page.
    expect(
      await boxes.evaluateAll((all) => all.every((one) => one.scrollHeight <= one.clientHeight)),
    ).toBe(true)
    if (size !== '20') await page.getByRole('button', { name: 'Larger text' }).click()
  }
  await page.getByRole('button', { name: 'Memo' }).click()
  await expect(page.getByText(/These marking guidelines consist of \d\spages/)).toBeVisible()
  expect(await printedPages(page)).toHaveLength(await boxes.count())
  // The download has the same pages, under the name of the paper.
  await page.getByRole('button', { name: 'Questions' }).click()
  await expect(page.getByText(/This question paper consists of/)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Class test common fractions.pdf')
  const painted = await textOfPdf(await readFile(await download.path()))
  expect(painted).toHaveLength(await boxes.count())
  expect(painted[0]).toContain('MATHEMATICS')
  expect(painted.at(-1)).toContain(`Page ${String(painted.length)} of ${String(painted.length)}`)
})

test('long texts, lists and tables go on on the next page, on the screen, from the printer and in the PDF', async ({
  pageAs,
  newPerson,
}) => {
  const { person, id } = await teacherWithPaper(newPerson, theRiver)
  const page = await pageAs(person)
  await page.goto(`/app/print/assessment/${id}`)
  const boxes = page.locator('.page')
  // Private pictures and formulas are drawn, and nothing is on its way.
  await expect(page.getByAltText('A bar graph of rain, question 2')).toBeVisible()
  await expect(page.locator('.page .katex').first()).toBeVisible()
  await expect(page.locator('.page :is([data-picture], [data-formula])')).toHaveCount(0)
  await expect.poll(async () => (await boxes.count()) > 10).toBe(true)
  const drawn = await boxes.allInnerTexts()
  expect(
    await boxes.evaluateAll((all) => all.every((one) => one.scrollHeight <= one.clientHeight)),
  ).toBe(true)
  // A table of sixty rows has its heading on each of its pages, and every row once.
  const days = page.locator('.page table', { hasText: 'What was seen' })
  expect(await days.count()).toBeGreaterThan(1)
  expect(await days.locator('thead').count()).toBe(await days.count())
  expect(await days.locator('tbody tr').count()).toBe(60)
  const widths = await days.evaluateAll((all) =>
    all.map((one) => one.querySelector('th:last-child')?.clientWidth),
  )
  expect(new Set(widths).size).toBe(1)
  // The printer has the same pages, with the same words on each.
  const printed = await printedPages(page)
  expect(printed).toHaveLength(drawn.length)
  const voices = (texts: string[]) => texts.map((text) => text.split('deeper').length - 1)
  expect(voices(printed)).toEqual(voices(drawn))
  expect(voices(drawn).reduce((sum, one) => sum + one, 0)).toBe(27)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const painted = await textOfPdf(await readFile(await (await downloading).path()))
  expect(painted).toHaveLength(drawn.length)
  expect(voices(painted)).toEqual(voices(drawn))
})

test('a paper whose pictures cannot be had is printed when the person says so', async ({
  pageAs,
  newPerson,
}) => {
  const { person, id } = await teacherWithPaper(newPerson, theRiver)
  const page = await pageAs(person)
  let dialogs = 0
  await page.exposeFunction('print', () => (dialogs += 1))
  await page.route('**/storage/v1/object/sign/papers', async (route) => route.abort())
  await page.goto(`/app/print/assessment/${id}?print=now`)
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('The picture “A bar graph of rain, question 2” on page')
  expect(dialogs).toBe(0)
  await expectAccessible(page)
  await page.unroute('**/storage/v1/object/sign/papers')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => dialogs).toBe(1)
  await expect(notice).toBeHidden()
  await expect(page.getByAltText('A bar graph of rain, question 2')).toBeVisible()
})

test('where there is no such paper, the page says so and fits the phone', async ({ pageAs }) => {
  const page = await pageAs('thandi', { viewport: { width: 320, height: 640 } })
  await page.goto('/app/print/assessment/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0)
})
