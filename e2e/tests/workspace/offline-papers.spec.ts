import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { naturalSciences } from '../../gallery/papers/natural-sciences.ts'
import { storePaper } from '../../gallery/papers/store-paper.ts'
import { waitUntilKept } from '../../support/kept.ts'
import { takeNetwork } from '../../support/network.ts'
import { teacherWithPaper } from '../../support/paper-teacher.ts'
import { newPaper } from '../../support/papers.ts'

test.use({ serviceWorkers: 'allow' })

const drawings = 4

const keptPictures = async (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('kryt-paper-pictures')).keys()
    return kept.filter(({ url }) => !url.includes('?')).length
  })

/** Pictures of papers that are drawn on the sheets. */
const drawnPictures = async (page: Page) =>
  page
    .locator('img[src^="blob:"], img[src*="/papers/"]')
    .evaluateAll(
      (images) =>
        new Set(
          images
            .filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)
            .map((image) => image.getAttribute('alt')),
        ).size,
    )

const here = 'You’re offline. You can save again when you are connected.'

test('a paper that was printed is printed again without a network, pictures included', async ({
  browser,
  pageAs,
  newPerson,
}) => {
  const { person, id } = await teacherWithPaper(newPerson, (signedIn) =>
    storePaper(browser, signedIn, naturalSciences),
  )
  const page = await pageAs(person)
  await page.goto(`/app/print/assessment/${id}`)
  await expect(page.getByText('Page 1 of 7')).toBeVisible()
  await waitUntilKept(page, naturalSciences.title)
  // From the second page on, pictures go through the service worker, which stores them.
  await page.reload()
  await expect.poll(async () => keptPictures(page)).toBe(drawings)

  await takeNetwork(page)
  await page.reload()
  await expect(page.getByText('Page 1 of 7')).toBeVisible()
  await expect.poll(async () => drawnPictures(page)).toBe(drawings)
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled()
})

test('a paper that was opened in the editor is read there and printed without a network', async ({
  browser,
  pageAs,
  newPerson,
}) => {
  const { person, signedIn, id } = await teacherWithPaper(newPerson, (signedIn) =>
    storePaper(browser, signedIn, naturalSciences),
  )
  const page = await pageAs(person)
  const editor = page.getByRole('dialog', { name: 'Edit assessment' })
  const title = editor.getByLabel('Title', { exact: true })
  // The files of the printer are here once anything was printed.
  await page.goto(`/app/print/assessment/${await newPaper(signedIn, 'Map skills')}`)
  await expect(page.getByRole('heading', { name: 'Map skills', level: 1 })).toBeVisible()
  await waitUntilKept(page, 'Map skills')
  await page.goto('/app/assessments')
  await page.getByRole('link', { name: naturalSciences.title }).click()
  await expect(title).toHaveValue(naturalSciences.title)
  await waitUntilKept(page, 'The sun, the earth and the moon')

  await takeNetwork(page)
  await page.reload()
  await expect(title).toHaveValue(naturalSciences.title)
  await expect(editor.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expect(editor.getByText(here)).toBeVisible()
  await page.goto(`/app/print/assessment/${id}`)
  await expect(page.getByText('Page 1 of 7')).toBeVisible()
})
