import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addresses } from '../support/addresses.ts'
import { service } from '../support/api.ts'
import { readAllAnnouncements, withProfile } from '../support/planning.ts'
import { newProduct } from '../support/products.ts'
import { fillCart } from '../support/shop.ts'
import { hold, lose } from './held.ts'
import { allTypes } from './questions.ts'
import type { Scene, Visit } from './scene.ts'
import { seeded } from './seeded.ts'

async function shelf(page: Page, path = '/app/products'): Promise<void> {
  await page.goto(path)
  await page.getByRole('article').first().waitFor()
}

async function details(page: Page, id: string): Promise<void> {
  await page.goto(`/app/products/${id}`)
  await page.getByRole('dialog').getByRole('img').first().waitFor()
}

/** The questions of a new resource, half answered. */
async function questions(page: Page, { say }: Visit): Promise<void> {
  const product = await newProduct({
    title: 'Name strips for the classroom door',
    price: '30.00',
    questions: allTypes,
  })
  await page.goto(`/app/products/${product.id}/buy`)
  const form = page.getByRole('dialog').last()
  await form.getByLabel(/^Name on the tin/).click()
  await form.getByLabel(/^Message/).click()
  await form.getByText(say('Required')).waitFor()
  await form.getByRole('radio', { name: 'Gloss' }).check()
  await form.getByLabel(/^Letters/).focus()
  await form.getByLabel(/^Letters/).blur()
}

function somebody({ person }: Visit) {
  if (person === null) throw new Error('nobody is signed in')
  return person
}

/** A teacher with a subscription from before they ended. */
async function subscriber(visit: Visit): Promise<void> {
  const person = somebody(visit)
  const profileId = await withProfile(person)
  await readAllAnnouncements(person)
  const token = randomUUID()
  await fetch(`${addresses.api}/payfast/control/subscriptions`, {
    method: 'POST',
    body: JSON.stringify({ token, amount: 20_000 }),
  })
  await service
    .from('teacher_subscription')
    .insert({
      teacher_profile_id: profileId,
      token,
      per_grade: '50.00',
      grades: ['4', '5'],
      grand_fathered: false,
      status_text: 'PROCESSING',
    })
    .throwOnError()
}

export const shopScenes: Scene[] = [
  { name: 'shop-grid', as: 'thandi', open: (page) => shelf(page) },
  {
    name: 'shop-nothing-found',
    as: 'thandi',
    open: async (page, { say }) => {
      await page.goto('/app/products?q=kwantumfisika')
      await page
        .getByText(say('No resources found for the current search criteria'))
        .first()
        .waitFor()
    },
  },
  {
    name: 'shop-failed',
    as: 'thandi',
    windowOnly: true,
    open: async (page, { say }) => {
      await lose(page, 'query ShelfPage')
      await page.goto('/app/products')
      await page.getByRole('button', { name: say('Try again') }).waitFor()
    },
  },
  {
    name: 'shop-tags-open',
    as: 'thandi',
    windowOnly: true,
    open: async (page) => {
      await shelf(page)
      await page.getByRole('main').locator('button[aria-haspopup=menu]').first().click()
      await page.getByRole('menuitemcheckbox').first().click()
      await page.getByRole('article').first().waitFor()
    },
  },
  {
    name: 'shop-categories-open',
    as: 'thandi',
    windowOnly: true,
    open: async (page, { say }) => {
      await shelf(page, `/app/products/category/${seeded.subject}`)
      await page.getByRole('main').locator('button[aria-haspopup=dialog]').click()
      await page.getByRole('dialog', { name: say('Categories') }).waitFor()
    },
  },
  {
    name: 'shop-category',
    as: 'thandi',
    open: (page) => shelf(page, `/app/products/category/${seeded.grade}`),
  },
  {
    name: 'shop-subject',
    as: 'thandi',
    open: (page) => shelf(page, `/app/products/category/${seeded.subject}`),
  },
  {
    name: 'shop-detail',
    as: 'thandi',
    windowOnly: true,
    open: (page) => details(page, seeded.discounted),
  },
  {
    name: 'shop-detail-end',
    as: 'thandi',
    windowOnly: true,
    open: async (page) => {
      await details(page, seeded.afrikaans)
      const end = page.getByRole('dialog').locator('p, li, summary, button').last()
      await end.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'shop-detail-bundle',
    as: 'thandi',
    windowOnly: true,
    open: (page) => details(page, seeded.mixedBundle),
  },
  {
    name: 'shop-detail-in-cart',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await fillCart(somebody(visit), [{ productId: seeded.circuits }])
      await details(page, seeded.circuits)
      await page.getByRole('button', { name: visit.say('In your cart') }).waitFor()
    },
  },
  {
    name: 'shop-detail-subscriber',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      const { profileId } = await fillCart(somebody(visit), [])
      await service
        .from('teacher_subscription')
        .insert({ teacher_profile_id: profileId, status_text: 'ACTIVE', grand_fathered: true })
        .throwOnError()
      const { id } = await newProduct({ title: 'Klankspeletjies vir die mat', price: '20.00' })
      await service
        .from('product')
        .update({ subscription_product: true })
        .eq('id', id)
        .throwOnError()
      await details(page, id)
      await page.getByRole('button', { name: visit.say('Add to library') }).waitFor()
    },
  },
  {
    name: 'shop-detail-loading',
    as: 'thandi',
    windowOnly: true,
    open: async (page) => {
      await hold(page, 'query ShopItemPage')
      await page.goto(`/app/products/${seeded.discounted}`)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'shop-detail-failed',
    as: 'thandi',
    windowOnly: true,
    open: async (page, { say }) => {
      await lose(page, 'query ShopItemPage')
      await page.goto(`/app/products/${seeded.discounted}`)
      await page.getByRole('button', { name: say('Try again') }).waitFor()
    },
  },
  {
    name: 'shop-detail-unavailable',
    as: 'thandi',
    windowOnly: true,
    open: async (page) => {
      await page.goto(`/app/products/${randomUUID()}`)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'shop-zoom',
    as: 'thandi',
    windowOnly: true,
    open: async (page, { say }) => {
      await details(page, seeded.circuits)
      const enlarge = new RegExp(`^${say('Enlarge: {picture}').split(':')[0] ?? ''}:`)
      await page.getByRole('button', { name: enlarge }).click()
      await page.getByRole('dialog').last().getByRole('button').getByRole('img').waitFor()
    },
  },
  {
    name: 'shop-share',
    as: 'thandi',
    windowOnly: true,
    fleeting: true,
    open: async (page, { say }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await details(page, seeded.free)
      await page.clock.install()
      await page.getByRole('button', { name: say('Share'), exact: true }).click()
      await page.getByText(say('Product URL copied!')).waitFor()
    },
  },
  {
    name: 'shop-added',
    as: 'teacher',
    windowOnly: true,
    open: async (page, { say }) => {
      await details(page, seeded.circuits)
      await page.clock.install()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^${say('Buy now for R0').replace('R0', '')}`) })
        .click()
      await page.getByText(say('Added to your cart')).waitFor()
    },
  },
  { name: 'shop-questions', as: 'teacher', windowOnly: true, open: questions },
  {
    name: 'shop-questions-end',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await questions(page, visit)
      await page
        .getByRole('button', { name: visit.say('Add to Cart') })
        .last()
        .scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'profile-subscription-active',
    as: 'teacher',
    open: async (page, visit) => {
      await subscriber(visit)
      await page.goto('/app/profile')
      const status = page.getByTestId('subscription-status')
      await status.waitFor()
      await status.filter({ hasText: visit.say('Active') }).waitFor()
      await page.getByRole('checkbox').first().waitFor()
      await page
        .getByRole('heading', { name: visit.say('Subscription'), exact: true })
        .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
    },
  },
]
