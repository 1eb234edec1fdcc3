import { Hono, type Context } from 'hono'
import type { GatewayEnv } from '../../gateway/context.ts'
import { developmentAccount } from './account.ts'
import { buildApiRoutes } from './api.ts'
import { buildControlRoutes } from './control.ts'
import { faultsOf } from './form-check.ts'
import { notify } from './notify.ts'
import { faultPage, paymentPage, plainPage } from './page.ts'
import { behaviourNames, Payments, type Payment } from './payments.ts'
import type { Subscription } from './subscriptions.ts'

/** Longer than a caller waits for a confirmation. */
const silenceMs = 20_000

/** The path under which these routes are mounted. */
const baseOf = (context: Context<GatewayEnv>) => context.req.path.replace(/\/eng\/.*$/, '')

async function readBehaviour(context: Context<GatewayEnv>, payment: Payment): Promise<void> {
  const { behaviour } = await context.req.parseBody()
  payment.behaviour = behaviourNames.find((name) => name === behaviour) ?? payment.behaviour
}

/**
 * A double of PayFast's sandbox, for machines that cannot reach it and for faults that the sandbox cannot produce. It
 * checks the posted form, shows a page with pay, cancel and fail, notifies, confirms and lists payments. It has its own
 * implementation of the rules (`rules.ts`). The functions find it by `PAYFAST_HOST` and `PAYFAST_API_HOST`.
 */
export function buildPayfastRoutes(log: (line: string) => void): Hono<GatewayEnv> {
  const account = developmentAccount
  const payments = new Payments()
  const subscriptions = new Map<string, Subscription>()
  const routes = new Hono<GatewayEnv>()
  const gone = (context: Context<GatewayEnv>) =>
    context.html(plainPage('This payment does not exist, or not any more.'), 404)

  routes.post('/eng/process', async (context) => {
    const form = new Map(new URLSearchParams(await context.req.text()))
    const faults = faultsOf(form, account)
    if (faults.length > 0) return context.html(faultPage(faults), 400)
    return context.redirect(`${baseOf(context)}/eng/process/payment/${payments.open(form).id}`, 303)
  })

  routes.get('/eng/process/payment/:id', (context) => {
    const payment = payments.find(context.req.param('id'))
    if (payment === undefined) return gone(context)
    if (payment.paidAt !== null) return context.html(plainPage('This payment is complete.'))
    const failed = context.req.query('failed') !== undefined
    return context.html(paymentPage(payment, baseOf(context), failed))
  })

  routes.post('/eng/process/payment/:id/pay', async (context) => {
    const payment = payments.find(context.req.param('id'))
    if (payment === undefined) return gone(context)
    await readBehaviour(context, payment)
    if (payment.paidAt === null) {
      payment.paidAt = new Date()
      // Before the buyer is sent back, like the provider.
      await notify(payment, 'COMPLETE', account, log)
    }
    const back = payment.form.get('return_url')
    return back === undefined ? context.html(plainPage('Paid.')) : context.redirect(back, 303)
  })

  routes.post('/eng/process/payment/:id/fail', async (context) => {
    const payment = payments.find(context.req.param('id'))
    if (payment === undefined) return gone(context)
    await readBehaviour(context, payment)
    await notify(payment, 'FAILED', account, log)
    return context.redirect(`${baseOf(context)}/eng/process/payment/${payment.id}?failed`, 303)
  })

  routes.post('/eng/process/payment/:id/cancel', async (context) => {
    const payment = payments.find(context.req.param('id'))
    if (payment === undefined) return gone(context)
    await readBehaviour(context, payment)
    await notify(payment, 'CANCELLED', account, log)
    const back = payment.form.get('cancel_url')
    return back === undefined ? context.html(plainPage('Cancelled.')) : context.redirect(back, 303)
  })

  routes.post('/eng/query/validate', async (context) => {
    const payment = payments.whoSaid((await context.req.text()).trim())
    if (payment?.behaviour === 'unconfirmed') {
      await new Promise((resolve) => setTimeout(resolve, silenceMs).unref())
      return context.text('', 504)
    }
    return context.text(payment === undefined ? 'INVALID\n' : 'VALID\n')
  })

  routes.route('/api', buildApiRoutes(account, payments, subscriptions))
  routes.route('/control', buildControlRoutes(payments, subscriptions))
  return routes
}
