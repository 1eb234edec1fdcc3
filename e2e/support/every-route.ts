import { randomUUID } from 'node:crypto'
import type { PersonaName } from '@kryt/seed/personas.ts'
import { notBuilt, ownRoutes, specifiedRoutes } from '../../web/src/testing/route-table.ts'
import { newAnnouncement } from './planning.ts'
import { service, signIn } from './api.ts'
import { newCalendarTeacher } from './calendar.ts'
import { newPaidOrder } from './library.ts'
import { newPaper } from './papers.ts'
import { personaNamed, type Person } from './people.ts'
import { newProduct } from './products.ts'

/** Words without a place to break, as long as Afrikaans makes them. */
export const longWord = 'Wiskundegeletterdheidsassesseringsvoorbereidingswerkboek'

/** Pages that only redirect, or need a link from an email. */
const elsewhere = /^\/login\/|^\/app$/

const built = Object.entries({ ...specifiedRoutes, ...ownRoutes }).filter(
  ([address]) => !elsewhere.test(address) && !notBuilt.includes(address),
)

export const publicRoutes: string[] = built
  .filter(([, audience]) => audience.startsWith('everybody'))
  .map(([address]) => address)
  .concat('/no-such-page')

export const teacherRoutes: string[] = built
  .filter(([, audience]) => ['teacher', 'any signed-in user', 'any buyer'].includes(audience))
  .map(([address]) => address)

export const backOfficeRoutes: string[] = built
  .filter(([address]) => address.startsWith('/admin'))
  .map(([address]) => address)

export const backOfficePerson: PersonaName = 'priya'

async function insert(table: string, row: Record<string, unknown>): Promise<string> {
  const { data } = await service
    .from(table)
    .insert(row)
    .select('id')
    .single<{ id: string }>()
    .throwOnError()
  return data.id
}

/** What the addresses of the route table lead to, everything with the longest words: the 1 of each becomes its id. */
export interface LongWorld {
  addressOf: (route: string) => string
}

/** For a visitor: a resource with long words. */
export async function publicWorld(): Promise<LongWorld> {
  const product = await longProduct(true)
  const category = await categoryOf(product)
  return {
    addressOf: (route) =>
      route
        .replace('/product/1', `/product/${product}`)
        .replace('category/1', `category/${category}`),
  }
}

const longProduct = async (physical = false) =>
  (
    await newProduct({
      title: `${longWord} ${randomUUID().slice(0, 8)} vir die Intermediêre Fase`,
      price: '12345.60',
      physical,
      questions: [
        { type: 'Text', label: longWord, hint: longWord, required: false },
        {
          type: 'Radio',
          label: `1 ${longWord}`,
          items: [longWord, `2 ${longWord}`],
          required: false,
        },
        { type: 'Multi Select', label: `2 ${longWord}`, items: [longWord], required: false },
      ],
    })
  ).id

async function categoryOf(product: string): Promise<string> {
  const { data } = await service
    .from('product')
    .select('category_id')
    .eq('id', product)
    .single<{ category_id: string }>()
    .throwOnError()
  return data.category_id
}

/** Makes the person a teacher whose profile, classes, calendar, orders, messages and papers are full of long words. */
export async function teacherWorld(person: Person): Promise<LongWorld> {
  const { signedIn, profileId, classId } = await newCalendarTeacher(person)
  const { client } = signedIn
  await client
    .from('teacher_profile')
    .update({ name: longWord, surname: longWord })
    .eq('id', profileId)
    .throwOnError()
  await client
    .from('teacher_class_subject')
    .update({ name: longWord.slice(0, 40) })
    .eq('id', classId)
    .throwOnError()
  const day = new Date().toISOString().slice(0, 10)
  await client
    .from('teacher_activity')
    .insert({
      label: `${longWord}: hersiening`,
      type: 'Lesson',
      color: 'blue',
      teacher_class_subject_id: classId,
      start_date_time: `${day}T06:00:00Z`,
      end_date_time: `${day}T06:45:00Z`,
    })
    .throwOnError()
  await newAnnouncement(longWord, `${longWord} ${longWord}`, profileId)
  await insert('communication', {
    subject: longWord,
    body: `${longWord} ${longWord}`,
    send_to: ['General'],
    show: ['SUBJECT', 'BODY'],
    publish_date: '2026-01-01T00:00:00Z',
  })
  const product = await longProduct()
  const owned = await longProduct()
  const marius = personaNamed('marius')
  const administrator = await signIn(marius.email, marius.password)
  const bought = await newPaidOrder(administrator, { signedIn, profileId }, [{ productId: owned }])
  const paper = await newPaper(signedIn, longWord)
  const lesson = await client
    .from('teacher_subject_template')
    .insert({
      name: `Les: ${longWord}`,
      complexity: 'Simple',
      headings: [{ label: 'Grade', value: longWord }],
      template: [
        {
          name: longWord,
          fields: [
            {
              type: 'Text',
              label: longWord,
              value: longWord,
              hint: '',
              placeholder: '',
              items: [],
            },
          ],
        },
      ],
    })
    .select('id')
    .single<{ id: string }>()
    .throwOnError()
  const category = await categoryOf(product)
  const ids: [string, string][] = [
    ['category/1', `category/${category}`],
    ['/purchase-confirmation/1', `/purchase-confirmation/${bought}`],
    ['/communications/1', '/communications/General'],
    ['/productorders/1', `/productorders/${bought}`],
    ['/app/products/1', `/app/products/${product}`],
    ['/print/assessment/1', `/print/assessment/${paper}`],
    ['/print/lesson/1', `/print/lesson/${lesson.data.id}`],
  ]
  return {
    addressOf: (route) => {
      const known = ids.find(([part]) => route.includes(part))
      return known === undefined
        ? route.replace(/\/1$/, `/${owned}`)
        : route.replace(known[0], known[1])
    },
  }
}
