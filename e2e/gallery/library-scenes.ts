import type { Page } from '@playwright/test'
import { DEVELOPMENT_PASSWORD, PERSONAS } from '@kryt/seed/personas.ts'
import { service, signIn } from '../support/api.ts'
import { newContent, newCustomer, newPaidOrder } from '../support/library.ts'
import { readAllAnnouncements } from '../support/planning.ts'
import { newProduct } from '../support/products.ts'
import type { Scene, Visit } from './scene.ts'
import { seeded } from './seeded.ts'

function owner({ person }: Visit) {
  if (person === null) throw new Error('nobody is signed in')
  return person
}

async function owned(visit: Visit) {
  const customer = await newCustomer(owner(visit))
  await readAllAnnouncements(owner(visit))
  const marius = await signIn(PERSONAS.marius.email, DEVELOPMENT_PASSWORD)
  await newPaidOrder(marius, customer, [
    { productId: seeded.discounted },
    { productId: seeded.afrikaans },
    { productBundleId: seeded.bundle },
  ])
  return { ...customer, marius }
}

async function subscribed(visit: Visit): Promise<string> {
  const { profileId } = await owned(visit)
  await service
    .from('teacher_subscription')
    .insert({ teacher_profile_id: profileId, status_text: 'CANCELLED', grades: ['4'] })
    .throwOnError()
  await service
    .from('product_subscription')
    .insert({ teacher_profile_id: profileId, product_id: seeded.free })
    .throwOnError()
  return profileId
}

async function list(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('article').first().waitFor()
}

async function content(page: Page, visit: Visit, id: string): Promise<void> {
  await owned(visit)
  await page.goto(`/app/purchased-resources/${id}`)
  await page.getByRole('dialog').getByText('.pdf').first().waitFor()
}

/** The resource library (T2.10). */
export const libraryScenes: Scene[] = [
  {
    name: 'library-bought',
    as: 'teacher',
    open: async (page, visit) => {
      await owned(visit)
      await list(page, '/app/bought-products')
    },
  },
  {
    name: 'library-purchased',
    as: 'teacher',
    open: async (page, visit) => {
      await subscribed(visit)
      await list(page, '/app/purchased-resources')
    },
  },
  {
    name: 'library-subscribed',
    as: 'teacher',
    open: async (page, visit) => {
      await subscribed(visit)
      await list(page, '/app/subscribed-products')
    },
  },
  ...(['bought-products', 'subscribed-products'] as const).map((path): Scene => ({
    name: `library-empty-${path.slice(0, 6)}`,
    as: 'teacher',
    open: async (page, visit) => {
      await readAllAnnouncements(owner(visit))
      await page.goto(`/app/${path}`)
      await page.getByRole('link', { name: visit.say('Find resources in the shop') }).waitFor()
    },
  })),
  {
    name: 'library-nothing-found',
    as: 'teacher',
    open: async (page, visit) => {
      await owned(visit)
      await page.goto('/app/bought-products?q=quadratic')
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
    },
  },
  {
    name: 'library-categories-open',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await owned(visit)
      await list(page, '/app/bought-products')
      await page.getByRole('main').locator('button[aria-haspopup=dialog]').click()
      await page.getByRole('dialog', { name: visit.say('Categories') }).waitFor()
    },
  },
  {
    name: 'library-content',
    as: 'teacher',
    windowOnly: true,
    open: (page, visit) => content(page, visit, seeded.discounted),
  },
  {
    name: 'library-content-bundle',
    as: 'teacher',
    windowOnly: true,
    open: (page, visit) => content(page, visit, seeded.bundle),
  },
  {
    name: 'library-content-videos',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      const { signedIn, profileId, marius } = await owned(visit)
      const product = await newProduct({ title: 'Breukemure: stap vir stap', price: '30.00' })
      await newContent(product.id, {
        name: '1763703000000-breukemure-met-antwoorde-en-riglyne-vir-die-onderwyser.pdf',
        text: '%PDF-1.7',
        urls: [
          'dQw4w9WgXcQ',
          '76979871',
          'https://example.com/about/a-very-long-address-of-a-page',
        ],
      })
      await newPaidOrder(marius, { signedIn, profileId }, [{ productId: product.id }])
      await page.route(/youtube|vimeo|ytimg/, (route) => route.abort())
      await page.goto(`/app/purchased-resources/${product.id}`)
      await page.getByRole('dialog').getByText('.pdf').first().waitFor()
    },
  },
  {
    name: 'library-not-owned',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await readAllAnnouncements(owner(visit))
      await page.goto(`/app/bought-products/${seeded.free}`)
      await page.getByRole('dialog').getByRole('heading').first().waitFor()
    },
  },
]
