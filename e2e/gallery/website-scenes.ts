import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { service, signIn } from '../support/api.ts'
import { createPerson } from '../support/people.ts'
import { hold } from './held.ts'
import type { Scene } from './scene.ts'
import { seeded } from './seeded.ts'

/** A scene of a page at its address, ready when its heading is visible. */
const pageAt = (name: string, path: string): Scene => ({
  name,
  as: null,
  open: async (page) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
})

const landing = async (page: Page) => {
  await page.goto('/')
  await page.getByRole('article').first().waitFor()
}

const toShelf = (page: Page) =>
  page.locator('#resources').evaluate((shelf) => shelf.scrollIntoView({ behavior: 'instant' }))

async function searched(page: Page, words: string): Promise<void> {
  await page.goto(`/?q=${words}`)
  await page.locator('#resources').locator('article, h3, h2 + p, svg[data-chalk]').first().waitFor()
  await toShelf(page)
}

/** The landing page, from one of its sections. */
const landingFrom = (name: string, heading: string): Scene => ({
  name,
  as: null,
  open: async (page, { say }) => {
    await landing(page)
    const section = page.getByRole('heading', { name: say(heading), exact: true })
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await page.mouse.wheel(0, -40)
  },
})

const send = (page: Page) => page.getByRole('main').locator('form button[type=submit]').click()

/** The form to find a forgotten username, with the answer for that address. */
const lookUp = (name: string, address: () => Promise<string>): Scene => ({
  name: `retrieve-login-${name}`,
  as: null,
  open: async (page, { say }) => {
    await page.goto('/retrieveuserlogin')
    await page.getByLabel(say('Email')).fill(await address())
    await page.getByRole('button', { name: say('Find my username') }).click()
    await page.getByRole('main').getByRole('status').getByText('@').waitFor()
  },
})

const existing = async () => {
  const person = await createPerson()
  await signIn(person.email, person.password)
  return person.email
}

const fromTheOldShop = async () => {
  const email = `old-${randomUUID()}@kryt.example`
  await service
    .from('teacher_profile')
    .insert({ user_id: null, owner: `${randomUUID()}::${email}` })
    .throwOnError()
  return email
}

export const websiteScenes: Scene[] = [
  { name: 'landing-top', as: null, windowOnly: true, open: landing },
  { name: 'landing', as: null, open: landing },
  {
    name: 'landing-search',
    as: null,
    windowOnly: true,
    open: (page) => searched(page, 'breuke'),
  },
  {
    name: 'landing-nothing-found',
    as: null,
    windowOnly: true,
    open: (page) => searched(page, 'kwantumfisika'),
  },
  {
    name: 'landing-loading',
    as: null,
    windowOnly: true,
    open: async (page) => {
      await hold(page, 'query SearchPage')
      await page.goto('/?q=breuke')
      await toShelf(page)
    },
  },
  landingFrom('landing-lower', 'From the year plan to Tuesday, second period'),
  pageAt('product-resource', `/product/${seeded.discounted}`),
  {
    name: 'product-preview-page',
    as: null,
    open: async (page, { say }) => {
      await page.goto(`/product/${seeded.circuits}`)
      const name = new RegExp(`^${say('Page {page} of {title}').replace(/\{page\}.*/, '2 ')}`)
      await page.getByRole('button', { name }).click()
    },
  },
  pageAt('product-bundle', `/product/${seeded.bundle}`),
  pageAt('product-free', `/product/${seeded.free}`),
  pageAt('product-posted', `/product/${seeded.posted}`),
  pageAt('product-unavailable', '/product/00000000-0000-4000-8000-000000000000'),
  pageAt('category', `/category/${seeded.grade}`),
  pageAt('about', '/about'),
  pageAt('team', '/meet-the-team'),
  pageAt('contact', '/contact-us'),
  {
    name: 'contact-errors',
    as: null,
    open: async (page, { say }) => {
      await page.goto('/contact-us')
      await page.getByLabel(say('Name'), { exact: true }).focus()
      await page.getByLabel(say('Email')).fill('lerato@')
      await page.getByRole('main').locator('input[name=subject]').focus()
      await page.getByLabel(say('Message')).focus()
      await page.getByLabel(say('Message')).blur()
      await page.getByText(say('E-mail must be valid')).waitFor()
    },
  },
  {
    name: 'contact-sent',
    as: null,
    open: async (page, { say }) => {
      await page.goto('/contact-us')
      await page.getByLabel(say('Name'), { exact: true }).fill('Lerato Maake')
      await page.getByLabel(say('Email')).fill(`lerato-${randomUUID()}@kryt.example`)
      await page.getByRole('main').locator('input[name=subject]').fill('Memorandum')
      await page.getByLabel(say('Message')).fill('Question 3 of the fractions pack, please.')
      await send(page)
      await page.getByText(say('Thank You')).waitFor()
    },
  },
  pageAt('prices', '/prices'),
  pageAt('terms', '/terms'),
  ...[
    'privacy-policy',
    'terms-conditions',
    'terms-of-use',
    'cookie-policy',
    'modern-slavery-statement',
    'quality-statement',
    'weee-regulations',
  ].map((name) => pageAt(`legal-${name}`, `/legal/${name}`)),
  pageAt('retrieve-login', '/retrieveuserlogin'),
  lookUp('existing', existing),
  lookUp('matched', fromTheOldShop),
  lookUp('none', () => Promise.resolve('nobody@kryt.example')),
  pageAt('not-found', '/no-such-page'),
  pageAt('unauthorised', '/unauthorised'),
  {
    name: 'unauthorised-signed-in',
    as: 'thandi',
    open: async (page) => {
      await page.goto('/admin')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  pageAt('subscribers-only', '/subscribers-only'),
]
