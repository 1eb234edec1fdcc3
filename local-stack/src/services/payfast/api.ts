import { Hono, type Context } from 'hono'
import type { GatewayEnv } from '../../gateway/context.ts'
import { historyCsv, historyRange } from './history.ts'
import type { Payments } from './payments.ts'
import { signCall, type Account, type Field } from './rules.ts'
import { states, updated, type Subscription } from './subscriptions.ts'
import { transactionOf } from './transaction.ts'

type Api = Context<GatewayEnv>

const answer = (context: Api, response: unknown) =>
  context.json({ code: 200, status: 'success', data: { response } })

function failure(context: Api, code: 400 | 401 | 404, message: string) {
  return context.json({ code, status: 'failed', data: { response: false, message } }, code)
}

/** The body's fields, from a form or flat JSON. */
async function bodyFields(context: Api): Promise<Field[]> {
  const text = await context.req.text()
  if (text === '') return []
  if (context.req.header('content-type')?.startsWith('application/json') !== true) {
    return [...new URLSearchParams(text)]
  }
  const parsed: unknown = JSON.parse(text)
  return typeof parsed === 'object' && parsed !== null
    ? Object.entries(parsed).map(([name, value]): Field => [name, String(value)])
    : []
}

/** What is wrong with the headers of a call; undefined when they are valid. */
async function refuse(context: Api, account: Account): Promise<Response | null> {
  const header = (name: string) => context.req.header(name) ?? ''
  if (context.req.query('testing') !== 'true') return failure(context, 401, 'Merchant not found')
  if (header('merchant-id') !== account.merchantId)
    return failure(context, 401, 'Merchant not found')
  if (header('version') !== 'v1') return failure(context, 400, 'version is required')
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:\d\d)?$/.test(header('timestamp'))) {
    return failure(context, 400, 'timestamp is malformed')
  }
  const query: Field[] = [...new URL(context.req.url).searchParams]
  const signed: Field[] = [
    ...['merchant-id', 'version', 'timestamp'].map((name): Field => [name, header(name)]),
    ...query.filter(([name]) => name !== 'testing'),
    ...(await bodyFields(context)),
  ]
  return signCall(signed, account) === header('signature')
    ? null
    : failure(context, 401, 'Merchant authorisation failed')
}

/** The REST API: subscriptions, and the transactions that reconciliation reads. */
export function buildApiRoutes(
  account: Account,
  payments: Payments,
  subscriptions: Map<string, Subscription>,
): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>()
  routes.use(async (context, next) => (await refuse(context, account)) ?? next())
  routes.get('/ping', (context) => context.json('API V1'))

  routes.get('/transactions/history', (context) => {
    const range = historyRange(context.req.query(), payments.recordsPerPage)
    return context.text(historyCsv(payments.paid(), range), 200, { 'content-type': 'text/csv' })
  })

  routes.get('/process/query/:id', (context) => {
    const payment = payments.findByNumber(context.req.param('id'))
    if (payment === undefined || payment.paidAt === null) {
      return failure(context, 404, 'Transaction not found')
    }
    return answer(context, transactionOf(payment))
  })

  routes.get('/subscriptions/:token/fetch', (context) => {
    const found = subscriptions.get(context.req.param('token'))
    return found === undefined ? failure(context, 404, 'Token not found') : answer(context, found)
  })

  routes.patch('/subscriptions/:token/update', async (context) => {
    const before = subscriptions.get(context.req.param('token'))
    if (before === undefined) return failure(context, 404, 'Token not found')
    const after = updated(before, Object.fromEntries(await bodyFields(context)))
    if (after === null) return failure(context, 400, 'Malformed or missing variables')
    subscriptions.set(before.token, after)
    return answer(context, true)
  })

  routes.put('/subscriptions/:token/:verb', (context) => {
    const { token, verb } = context.req.param()
    const before = subscriptions.get(token)
    const state = states[verb]
    if (before === undefined || state === undefined) return failure(context, 404, 'Not found')
    subscriptions.set(token, { ...before, ...state })
    return answer(context, true)
  })
  return routes
}
