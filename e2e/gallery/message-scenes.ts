import type { Page } from '@playwright/test'
import { z } from 'zod'
import { readAllAnnouncements } from '../support/planning.ts'
import type { Scene, Visit } from './scene.ts'

async function quietly({ person }: Visit): Promise<void> {
  if (person !== null) await readAllAnnouncements(person)
}

async function communications(page: Page, visit: Visit, channel = ''): Promise<void> {
  await quietly(visit)
  await page.goto(`/app/communications${channel}`)
  await page.getByRole('article').first().waitFor()
}

const call = z.looseObject({ variables: z.looseObject({ filter: z.looseObject({}) }) })

/** Removes the seed's communications, some of which are addressed to everybody, from the list. */
async function beforeTheFirst(page: Page): Promise<void> {
  await page.route('**/graphql/v1', async (route) => {
    const asked = route.request().postData() ?? ''
    if (!asked.includes('query CommunicationsPage')) return route.continue()
    const body = call.parse(JSON.parse(asked))
    body.variables.filter['publishDate'] = { lt: '2020-01-01T00:00:00Z' }
    return route.continue({ postData: JSON.stringify(body) })
  })
}

async function supportForm(page: Page, visit: Visit): Promise<void> {
  await quietly(visit)
  const { say } = visit
  await page.goto('/app/support')
  await page.getByLabel(say('Name')).fill('Annelie Janse van Rensburg')
  await page.locator('[name="subject"]').fill('Die memorandum van vraag 4')
  await page.getByLabel(say('Category')).selectOption('Technical')
  await page
    .getByLabel(say('Message'))
    .fill('Die antwoord by vraag 4.2 behoort 3/8 te wees, nie 5/8 nie.')
}

/** Communications and support (T2.8, T2.9). */
export const messageScenes: Scene[] = [
  { name: 'communications', as: 'teacher', open: (page, visit) => communications(page, visit) },
  {
    name: 'communications-channel',
    as: 'teacher',
    open: (page, visit) => communications(page, visit, '/General'),
  },
  {
    name: 'communications-empty',
    as: 'teacher',
    open: async (page, visit) => {
      await quietly(visit)
      await beforeTheFirst(page)
      await page.goto('/app/communications')
      await page.getByRole('heading', { name: visit.say('Nothing here yet') }).waitFor()
    },
  },
  {
    name: 'communications-carousel',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await communications(page, visit)
      const card = page.getByRole('article', { name: 'A fraction wall in one lesson' })
      await card.getByRole('button').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'support-empty',
    as: 'teacher',
    open: async (page, visit) => {
      await quietly(visit)
      await page.goto('/app/support')
      await page.getByLabel(visit.say('Message')).waitFor()
    },
  },
  {
    name: 'support-errors',
    as: 'teacher',
    open: async (page, visit) => {
      const { say } = visit
      await quietly(visit)
      await page.goto('/app/support')
      for (const name of ['name', 'subject', 'category', 'message']) {
        await page.locator(`[name="${name}"]`).focus()
        await page.keyboard.press('Tab')
      }
      await page.getByLabel(say('Email')).fill('lerato@')
      await page.getByLabel(say('Name')).focus()
      await page.getByText(say('Message is required')).waitFor()
    },
  },
  {
    name: 'support-sent',
    as: 'teacher',
    open: async (page, visit) => {
      await supportForm(page, visit)
      await page.getByRole('button', { name: visit.say('Send message') }).click()
      await page.getByRole('button', { name: visit.say('Thank You') }).waitFor()
    },
  },
  {
    name: 'support-refused',
    as: 'teacher',
    open: async (page, visit) => {
      // The limit is reached after six messages; the form sees only the function's answer.
      await page.route('**/functions/v1/support', (route) =>
        route.fulfill({ status: 503, json: { error: 'mail_not_sent' } }),
      )
      await supportForm(page, visit)
      await page.getByRole('button', { name: visit.say('Send message') }).click()
      await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
    },
  },
]
