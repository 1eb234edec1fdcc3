import type { Locator, Page } from '@playwright/test'
import { signIn } from '../support/api.ts'
import { fillCart } from '../support/shop.ts'
import { buyer, downloads, press, toConfirm } from './checkout-steps.ts'
import type { Scene, Visit } from './scene.ts'
import { seeded } from './seeded.ts'

const byTransfer = /^EFT/

/** The foot of a step covers what is only just in view. */
const inMiddle = (element: Locator) =>
  element.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))

/** The summary, with the details of a school typed in and not saved by the form's own button. */
async function schoolTyped(page: Page, visit: Visit): Promise<Locator> {
  const { say } = visit
  const dialog = await toConfirm(page, visit, downloads, byTransfer)
  await press(dialog, say('Change'))
  await dialog.getByLabel(say('School or name')).fill('Laerskool Koringvallei')
  await dialog.getByLabel(say('Address (optional)')).fill('Skoolstraat 7\nMokopane\n0600')
  await dialog.getByLabel(say('VAT number')).fill('4123456789')
  await inMiddle(dialog.getByLabel(say('VAT number')))
  return dialog
}

async function placedForSchool(page: Page, visit: Visit): Promise<void> {
  const dialog = await schoolTyped(page, visit)
  await dialog.getByRole('checkbox').check()
  await press(dialog, visit.say('Place order'))
  await dialog.getByText(visit.say('Amount to pay')).first().waitFor()
}

const own = { as: 'teacher', windowOnly: true } as const

/** To whom the invoice is made out: asked for, typed, and kept by placing the order. */
export const invoiceScenes: Scene[] = [
  {
    ...own,
    name: 'checkout-name-asked',
    open: async (page, visit) => {
      await fillCart(buyer(visit), downloads)
      const { graphql } = await signIn(buyer(visit).email, buyer(visit).password)
      await graphql('mutation { saveInvoiceDetails(invoiceDetails: "{}") }')
      await page.goto('/app/products?cart=open')
      const dialog = page.getByRole('dialog')
      await dialog.getByTestId('cart-total').waitFor()
      await press(dialog, visit.say('Checkout'))
      await dialog.getByRole('radio', { name: byTransfer }).check()
      await press(dialog, visit.say('Go to the summary'))
      await inMiddle(
        dialog.getByText(
          visit.say('Your profile has no name yet. To whom should we make out the invoice?'),
        ),
      )
    },
  },
  {
    ...own,
    name: 'checkout-school-typed',
    open: async (page, visit) => {
      await schoolTyped(page, visit)
    },
  },
  { ...own, name: 'checkout-school-placed', open: placedForSchool },
  {
    ...own,
    name: 'checkout-school-kept',
    open: async (page, visit) => {
      const { say } = visit
      await placedForSchool(page, visit)
      const { client } = await signIn(buyer(visit).email, buyer(visit).password)
      await client.rpc('add_to_cart', { product_id: seeded.circuits }).throwOnError()
      await page.goto('/app/products?cart=open')
      const dialog = page.getByRole('dialog')
      await dialog.getByTestId('cart-total').waitFor()
      await press(dialog, say('Checkout'))
      await dialog.getByRole('radio', { name: byTransfer }).check()
      await press(dialog, say('Go to the summary'))
      await inMiddle(dialog.getByText('Laerskool Koringvallei'))
    },
  },
]
