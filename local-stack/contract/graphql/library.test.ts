import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { teacher, type Person } from '../gateway/people.ts'
import { messages } from './api.ts'
import { ask, insert, newTeacher, remove, type Teacher } from './teachers.ts'

const people: Person[] = []
const rows: [string, string][] = []
const mark = randomUUID()
let fourth: string
let fifth: string
beforeAll(async () => {
  fourth = await insert('product_category', { name: `Four ${mark}`, grade: '4' })
  fifth = await insert('product_category', { name: `Five ${mark}`, grade: '5' })
  rows.push(['product_category', fourth], ['product_category', fifth])
})
afterAll(() => remove(people, rows.toReversed()))

async function subscriber(columns?: object): Promise<Teacher> {
  const person = await newTeacher()
  people.push(person)
  if (columns) {
    await insert('teacher_subscription', {
      teacher_profile_id: person.profileId,
      grand_fathered: false,
      grades: ['4'],
      monthly_limit: 2,
      status_text: 'ACTIVE',
      ...columns,
    })
  }
  return person
}

async function resource(title: string, columns: object = {}): Promise<string> {
  const id = await insert('product', {
    title: `${title} ${mark}`,
    subscription_product: true,
    e_commerce_product: true,
    publish_date: '2025-01-15',
    thumbnails: ['Products/cover.webp'],
    category_id: fourth,
    ...columns,
  })
  rows.push(['product', id])
  return id
}

const add =
  'mutation ($id: UUID!) { addToLibrary(productId: $id) { productId grade teacherProfileId } }'
const titles = async (person: Person, view: string, words = mark) => {
  const { data } = await ask(
    person,
    `query ($view: String!, $words: String!) {
      myLibrary(view: $view, words: $words, orderBy: [{ title: AscNullsLast }]) {
        totalCount edges { node { title ownedAs } } } }`,
    { view, words },
  )
  return z
    .object({
      myLibrary: z.object({
        totalCount: z.number(),
        edges: z.array(z.object({ node: z.object({ title: z.string() }) })),
      }),
    })
    .parse(data)
    .myLibrary.edges.map(({ node }) => node.title.replace(` ${mark}`, ''))
}

describe('addToLibrary', () => {
  test('adds a resource once, however often it is called, and to the caller’s library only', async () => {
    const [thandi, pieter] = [await subscriber({}), await subscriber({})]
    const id = await resource('Maps')
    const done = { addToLibrary: { productId: id, grade: '4', teacherProfileId: thandi.profileId } }
    expect((await ask(thandi, add, { id })).data).toEqual(done)
    expect((await ask(thandi, add, { id })).data).toEqual(done)
    expect(await titles(thandi, 'subscribed')).toEqual(['Maps'])
    expect(await titles(pieter, 'purchased')).toEqual([])
  })

  test('tells why a resource is not added', async () => {
    const [covered, other, hidden] = [
      await resource('Rivers'),
      await resource('Plants', { category_id: fifth }),
      await resource('Later', { publish_date: null }),
    ]
    const nobody = await teacher()
    people.push(nobody)
    const cases: [Person, string, string][] = [
      [nobody, covered, 'profile_required'],
      [await subscriber(), covered, 'subscription_required'],
      [
        await subscriber({ status_text: 'CANCELLED', run_date: '2020-01-01' }),
        covered,
        'subscription_required',
      ],
      [await subscriber({}), other, 'grade_not_covered'],
      [await subscriber({ monthly_limit: 0 }), covered, 'monthly_limit_reached'],
      [await subscriber({}), hidden, 'product_not_available'],
      [await subscriber({}), randomUUID(), 'product_not_available'],
    ]
    for (const [person, id, word] of cases) {
      expect(messages(await ask(person, add, { id })), word).toEqual([word])
      expect(await titles(person, 'purchased'), word).toEqual([])
    }
  })

  test('a resource that was bought is not added', async () => {
    const buyer = await subscriber({})
    const id = await resource('Poster', { price: 0 })
    const cart = await ask(buyer, 'mutation ($id: UUID!) { addToCart(productId: $id) { id } }', {
      id,
    })
    const { addToCart } = z.object({ addToCart: z.object({ id: z.string() }) }).parse(cart.data)
    const bought = await ask(
      buyer,
      `mutation ($id: UUID!) {
        checkout(orderId: $id, expectedTotal: "0.00", paymentMethod: "Free") { orderStatus } }`,
      { id: addToCart.id },
    )
    expect(bought.data).toEqual({ checkout: { orderStatus: 'PAID' } })
    expect(messages(await ask(buyer, add, { id }))).toEqual(['already_owned'])
    expect(await titles(buyer, 'bought')).toEqual(['Poster'])
    expect(await titles(buyer, 'subscribed')).toEqual([])
  })

  test('the row can be written only by the function and is hidden from other teachers', async () => {
    const [thandi, pieter] = [await subscriber({}), await subscriber({})]
    const id = await resource('Energy')
    await ask(thandi, add, { id })
    const [message] =
      messages(
        await ask(
          pieter,
          `mutation ($id: UUID!, $profile: UUID!) {
            insertIntoProductSubscriptionCollection(objects: [{ productId: $id, teacherProfileId: $profile }]) {
              affectedCount } }`,
          { id, profile: pieter.profileId },
        ),
      ) ?? []
    expect(message).toContain('Unknown')
    const { data } = await ask(
      pieter,
      'query ($id: UUID!) { productSubscriptionCollection(filter: { productId: { eq: $id } }) { totalCount } }',
      { id },
    )
    expect(data).toEqual({ productSubscriptionCollection: { totalCount: 0 } })
  })
})

test('myLibrary finds resources that match every word', async () => {
  const thandi = await subscriber({})
  for (const title of ['Fractions and maps', 'Fractions']) {
    await ask(thandi, add, { id: await resource(title) })
  }
  // In any order, because the titles end in random text.
  expect((await titles(thandi, 'purchased')).sort()).toEqual(['Fractions', 'Fractions and maps'])
  expect(await titles(thandi, 'purchased', `MAPS fract ${mark}`)).toEqual(['Fractions and maps'])
  expect(await titles(thandi, 'purchased', `verbs ${mark}`)).toEqual([])
  expect(await titles(thandi, 'bought')).toEqual([])
})
