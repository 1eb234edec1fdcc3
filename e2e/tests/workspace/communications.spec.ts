import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service } from '../../support/api.ts'
import {
  changeCommunication,
  deleteCommunication,
  sendCommunication,
} from '../../support/communications.ts'
import { newCustomer } from '../../support/library.ts'

const everybody = { send_to: ['ALL'], show: ['SUBJECT', 'BODY'] }

test('cards are in three, two or one columns, newest first, and accessible', async ({ pageAs }) => {
  const page = await pageAs('thandi', { viewport: { width: 1000, height: 900 } })
  await page.goto('/app/products')
  await page.getByRole('link', { name: 'Inspiration' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inspiration' })).toBeVisible()
  const cards = page.getByRole('article')
  await expect(cards.filter({ hasText: 'A fraction wall in one lesson' })).toBeVisible()
  const columns = async () =>
    cards.evaluateAll(
      (all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))).size,
    )
  for (const [width, expected] of [
    [1000, 3],
    [999, 2],
    [500, 2],
    [499, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(columns).toBe(expected)
  }
  const dates = await cards
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
  expect(dates.length).toBeGreaterThan(5)
  expect(dates).toEqual(dates.toSorted().toReversed())
  await expectAccessible(page)
})

test('sent communications appear, change and disappear by themselves; scheduled ones and those for others do not appear', async ({
  pageAs,
}) => {
  const page = await pageAs('thandi')
  const name = randomUUID()
  await page.goto('/app/communications')
  await expect(page.getByRole('article').first()).toBeVisible()
  // The page starts to listen a moment after it is shown and then reloads what it may have missed.
  const id = await sendCommunication({ ...everybody, subject: `New ${name}`, body: '<p>Hello</p>' })
  const card = page.getByRole('article', { name })
  await expect(card).toBeVisible()
  await expect(page.getByRole('article').first()).toHaveAccessibleName(`New ${name}`)

  await changeCommunication(id, { subject: `Changed ${name}` })
  await expect(page.getByRole('heading', { name: `Changed ${name}` })).toBeVisible()

  const later = await sendCommunication({
    ...everybody,
    subject: `Later ${name}`,
    publish_date: '2099-01-01T08:00:00Z',
  })
  const others = await sendCommunication({
    ...everybody,
    subject: `Grade 7 ${name}`,
    send_to: ['7'],
  })
  await deleteCommunication(id)
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled()
  await expect(page.getByText(name)).toHaveCount(0)

  // Now it is addressed to this reader too.
  await changeCommunication(others, { send_to: ['General'] })
  await expect(page.getByRole('heading', { name: `Grade 7 ${name}` })).toBeVisible()
  // It still exists, but is no longer addressed to this reader.
  await changeCommunication(others, { send_to: ['7'] })
  await expect(page.getByText(name)).toHaveCount(0)
  await deleteCommunication(later)
  await deleteCommunication(others)
})

test('grades of the package have channels with links to them', async ({ pageAs, newPerson }) => {
  const person = await newPerson()
  const { profileId } = await newCustomer(person)
  const { error } = await service
    .from('teacher_subscription')
    .insert({ teacher_profile_id: profileId, grades: ['6'] })
  expect(error).toBeNull()
  const name = randomUUID()
  const sent: string[] = []
  for (let number = 1; number <= 13; number += 1) {
    sent.push(
      await sendCommunication({
        ...everybody,
        send_to: ['6'],
        subject: `Number ${String(number)} ${name}`,
        publish_date: `2020-01-${String(number).padStart(2, '0')}T08:00:00Z`,
      }),
    )
  }
  const page = await pageAs(person)
  await page.goto('/app/communications/6')
  const channels = page.getByRole('navigation', { name: 'Channels' })
  await expect(channels.getByRole('link')).toHaveText(['Everything', 'General', 'Grade 6'])
  await expect(channels.getByRole('link', { name: 'Grade 6' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const first = page.getByRole('article', { name: `Number 1 ${name}` })
  await expect(first).toHaveCount(0)
  await page.getByRole('button', { name: 'View more' }).click()
  await expect(first).toBeVisible()
  await expect(page.getByRole('article', { name: `Number 13 ${name}` })).toHaveCount(1)

  await channels.getByRole('link', { name: 'General' }).click()
  await expect(
    page.getByRole('heading', { name: 'Five days, four beans, one graph' }),
  ).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)

  const stranger = await pageAs('thandi')
  await stranger.goto('/app/communications/6')
  await expect(stranger.getByRole('navigation', { name: 'Channels' })).toBeVisible()
  await expect(stranger.getByText(name)).toHaveCount(0)
  await stranger.goto('/app/communications/8')
  await expect(stranger.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  for (const id of sent) await deleteCommunication(id)
})

test('pictures change by key and can be enlarged; a video contacts its site only when it is played', async ({
  pageAs,
}) => {
  const page = await pageAs('thandi')
  const elsewhere: string[] = []
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, async (route) => {
    elsewhere.push(route.request().url())
    await route.abort()
  })
  await page.goto('/app/communications')
  const card = page.getByRole('article', { name: 'A fraction wall in one lesson' })
  const picture = card.getByRole('button', { name: /^Enlarge/ })
  await expect(picture).toHaveAccessibleName(/Picture 1 of 2/)
  await card.getByRole('button', { name: 'Next picture' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(picture).toHaveAccessibleName(/Picture 2 of 2/)
  await picture.click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/Picture 2 of 2/)
  await page.keyboard.press('Escape')

  const film = page.getByRole('article', { name: /Showing a video/ })
  await film.scrollIntoViewIfNeeded()
  expect(elsewhere).toEqual([])
  await film.getByRole('button', { name: /^Video:/ }).click()
  await expect(film.locator('iframe')).toHaveAttribute(
    'src',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  )
})

test('the page is in Afrikaans for somebody whose profile says so', async ({ pageAs }) => {
  const page = await pageAs('annelie')
  await page.goto('/app/communications')
  await expect(page.getByRole('heading', { level: 1, name: 'Inspirasie' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Herlaai' })).toBeVisible()
  await expectAccessible(page)
})
