import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { service } from '../gateway/people.ts'
import { messages } from '../graphql/api.ts'
import { ask, insert, newTeacher, remove, type Teacher } from '../graphql/teachers.ts'
import { rest } from '../rest/api.ts'

let teacher: Teacher
let product: string
const code = `REAL${String(Date.now())}`

beforeEach(async () => {
  teacher = await newTeacher()
  product = await insert('product', {
    title: 'Fractions',
    price: 100,
    publish_date: '2020-01-01T00:00:00Z',
    e_commerce_product: true,
    thumbnails: ['Products/cover.png'],
  })
  await teacher.client.rpc('add_to_cart', { product_id: product })
  await insert('coupon', {
    coupon_code: code,
    start_date: '2020-01-01',
    end_date: '2099-12-31',
    discount_type: 'PERCENTAGE',
    discount_value: 10,
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await service().from('coupon').delete().eq('coupon_code', code)
  await remove([teacher], [['product', product]])
})

async function verify(couponCode: string) {
  const { url, publishableKey } = inject('supabase')
  const query = new URLSearchParams({ teacherProfileID: teacher.profileId, couponCode })
  const answer = await fetch(`${url}/functions/v1/verify-coupon?${query.toString()}`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${teacher.token}` },
  })
  const { error } = (await answer.json()) as { error?: string }
  return { status: answer.status, error, wait: answer.headers.get('retry-after') }
}

const overRest = async (name: string, body: object) => {
  const { publishableKey } = inject('supabase')
  const headers = { authorization: `Bearer ${teacher.token}` }
  const answer = await rest(`rpc/${name}`, { method: 'POST', key: publishableKey, headers, body })
  return (answer.body as { code: string; message: string }).message
}
const apply = 'mutation ($code: String!) { applyCoupon(couponCode: $code) { couponCode } }'

test('a code is verified, and then applied', async () => {
  expect(await verify(code.toLowerCase())).toMatchObject({ status: 200 })
  expect(await ask(teacher, apply, { code })).toEqual({
    data: { applyCoupon: { couponCode: code } },
  })
})

test('applying tells nothing about codes that were not verified, over REST and GraphQL', async () => {
  for (const guess of [code, 'WRONG']) {
    expect(await overRest('apply_coupon', { coupon_code: guess })).toBe('coupon_not_verified')
    expect(messages(await ask(teacher, apply, { code: guess }))).toEqual(['coupon_not_verified'])
  }
})

test('codes are tried by the function only', async () => {
  expect(
    await overRest('verify_coupon', { coupon_code: code, teacher_profile_id: teacher.profileId }),
  ).toMatch(/permission denied/)
  const query = `mutation ($code: String!, $id: UUID!) {
    verifyCoupon(couponCode: $code, teacherProfileId: $id)
    checkout(orderId: $id, paymentMethod: "EFT", expectedTotal: "1") { id }
  }`
  expect(messages(await ask(teacher, query, { code, id: teacher.profileId }))?.[0]).toMatch(
    /Unknown field "verifyCoupon"/,
  )
})

test('twenty of forty tries at once are answered, and then not even the right code', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => verify(`GUESS${String(index)}`)),
  )
  const words = answers.map(({ error }) => error)
  expect(words.filter((word) => word === 'coupon_not_found')).toHaveLength(20)
  expect(words.filter((word) => word === 'too_many_requests')).toHaveLength(20)
  const refused = await verify(code)
  expect(refused).toMatchObject({ status: 429, error: 'too_many_requests' })
  expect(Number(refused.wait)).toBeGreaterThan(200)
  expect(await overRest('apply_coupon', { coupon_code: code })).toBe('coupon_not_verified')
}, 60_000)

type Handler = (request: Request) => Promise<Response>

/** One more worker of the function: its own code, loaded anew, so that it shares no memory with the others. */
async function newWorker(): Promise<Handler> {
  const { url, publishableKey, secretKey } = inject('supabase')
  const variables: Record<string, string> = {
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: secretKey,
  }
  const handlers: Handler[] = []
  vi.resetModules()
  vi.stubGlobal('Deno', {
    env: { get: (name: string) => variables[name] },
    serve: (handler: Handler) => handlers.push(handler),
  })
  const entry = new URL('../../../supabase/functions/verify-coupon/index.ts', import.meta.url)
  await import(/* @vite-ignore */ entry.pathname)
  if (handlers[0] === undefined) throw new Error('the function serves nothing')
  return handlers[0]
}

async function tryAt(worker: Handler, person: Teacher, address: string, couponCode: string) {
  const query = new URLSearchParams({ teacherProfileID: person.profileId, couponCode })
  const answer = await worker(
    new Request(`http://functions.example/verify-coupon?${query.toString()}`, {
      headers: { authorization: `Bearer ${person.token}`, 'cf-connecting-ip': address },
    }),
  )
  return ((await answer.json()) as { error?: string }).error ?? 'valid'
}

test('two workers count together: per person, and per network address', async () => {
  const workers = [await newWorker(), await newWorker()] as const
  const at = (index: number) => (index % 2 === 0 ? workers[0] : workers[1])
  const words: string[] = []
  for (let index = 0; index < 24; index += 1)
    words.push(await tryAt(at(index), teacher, `of ${teacher.id}`, `GUESS${String(index)}`))
  expect(words.filter((word) => word === 'coupon_not_found')).toHaveLength(20)
  for (const worker of workers)
    expect(await tryAt(worker, teacher, `of ${teacher.id}`, code)).toBe('too_many_requests')

  // Six people behind one address, none of whom reaches her own limit.
  const address = randomUUID()
  const people = await Promise.all(Array.from({ length: 6 }, newTeacher))
  try {
    const together: string[] = []
    for (let index = 0; index < 18; index += 1)
      together.push(
        ...(await Promise.all(
          people.map((person, place) => tryAt(at(index + place), person, address, 'WRONG')),
        )),
      )
    expect(together.filter((word) => word === 'coupon_not_found')).toHaveLength(100)
    expect(together.filter((word) => word === 'too_many_requests')).toHaveLength(8)
  } finally {
    await remove(people, [])
  }
}, 120_000)
