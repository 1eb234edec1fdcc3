import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { seed } from '../local-stack/src/postgres/migrate.ts'
import { type TestStack, startTestStack } from '../local-stack/testing/stack.ts'
import { BUNDLES } from './bundles.ts'
import { loadCatalogue } from './catalogue.ts'
import { seedId } from './ids.ts'
import { DEVELOPMENT_PASSWORD, PERSONAS } from './personas.ts'
import { uploadAll } from './upload.ts'

type Client = ReturnType<typeof createClient>

let stack: TestStack
let service: Client

const client = (key: string): Client =>
  createClient(stack.apiUrl, key, { auth: { persistSession: false, autoRefreshToken: false } })

beforeAll(async () => {
  stack = await startTestStack()
  service = client(stack.config.keys.secret)
  for (const { id, email, phone } of Object.values(PERSONAS)) {
    const { error } = await service.auth.admin.createUser({
      id,
      email,
      phone,
      password: DEVELOPMENT_PASSWORD,
      email_confirm: true,
    })
    if (error) throw error
  }
  await seed(stack.config, stack.databaseUrl)
}, 120_000)

afterAll(async () => {
  await stack.stop()
})

describe('seed.sql after the migrations', () => {
  it('shows visitors only what is published', async () => {
    const catalogue = await loadCatalogue()
    const now = new Date().toISOString()
    const published = catalogue.filter(({ publishDate }) => publishDate && publishDate <= now)
    const visitor = client(stack.config.keys.publishable)
    const { data, error } = await visitor.from('product').select('sku').order('sku')
    expect(error).toBeNull()
    const skus = z.array(z.object({ sku: z.int() })).parse(data)
    expect(skus.map(({ sku }) => sku)).toEqual(published.map(({ sku }) => sku))
  })

  it('lists every bundle with its members and their pictures among the products', async () => {
    const visitor = client(stack.config.keys.publishable)
    const { data, error } = await visitor
      .from('shop_item')
      .select(
        'title, thumbnails, product_bundle(member_count, products:product_bundle_product(position))',
      )
      .not('product_bundle_id', 'is', null)
      .order('title')
    expect(error).toBeNull()
    expect(data).toHaveLength(BUNDLES.length)
    for (const bundle of BUNDLES) {
      const size = bundle.members.length
      expect(data, bundle.slug).toContainEqual({
        title: bundle.title,
        thumbnails: expect.arrayContaining([
          expect.stringMatching(/^Products\/.*cover/),
        ]) as unknown,
        product_bundle: {
          member_count: size,
          products: expect.objectContaining({ length: size }) as unknown,
        },
      })
    }
  })

  it('gives Thandi a cart and a paid order, with amounts from the database', async () => {
    const visitor = client(stack.config.keys.publishable)
    const { email, id } = PERSONAS.thandi
    const session = await visitor.auth.signInWithPassword({ email, password: DEVELOPMENT_PASSWORD })
    expect(session.data.user?.id).toBe(id)
    const { data } = await visitor
      .from('teacher_products_order')
      .select('order_status, order_total')
      .order('order_status')
    const orders = z
      .array(z.object({ order_status: z.string(), order_total: z.coerce.number() }))
      .parse(data)
    expect(orders).toEqual([
      { order_status: 'PAID', order_total: 74 },
      { order_status: 'PENDING', order_total: 32 },
    ])
  })

  it.each([
    ['thandi', { days: 5, classes: 6, activities: 9, schools: 'Marula Ridge Primary School' }],
    ['annelie', { days: 5, classes: 4, activities: 8, schools: 'Laerskool Koringvallei' }],
    ['lwazi', { days: 0, classes: 0, activities: 0, schools: null }],
  ] as const)(
    'gives %s a timetable, classes and a calendar, or nothing',
    async (name, expected) => {
      const teacher = client(stack.config.keys.publishable)
      const { email } = PERSONAS[name]
      await teacher.auth.signInWithPassword({ email, password: DEVELOPMENT_PASSWORD })
      const count = async (table: string) => {
        const { data, error } = await teacher.from(table).select('id')
        expect(error).toBeNull()
        return data?.length
      }
      const { data } = await teacher
        .from('teacher_profile')
        .select('school!teacher_profile_teacher_profile_school_id_fkey(name)')
      const [profile] = z.array(z.object({ school: z.object({ name: z.string() }) })).parse(data)
      expect({
        days: await count('teacher_schedule'),
        classes: await count('teacher_class_subject'),
        activities: await count('teacher_activity'),
        schools: profile?.school.name ?? null,
      }).toEqual(expected)
    },
  )

  it('adds everybody to their groups', async () => {
    for (const { email, groups } of Object.values(PERSONAS)) {
      const person = client(stack.config.keys.publishable)
      await person.auth.signInWithPassword({ email, password: DEVELOPMENT_PASSWORD })
      const { data } = await person.rpc('my_groups')
      expect(z.array(z.string()).parse(data), email).toEqual([...groups].sort())
    }
  })
})

describe('uploadAll', () => {
  it('uploads to both buckets, skips files that are there and replaces changed ones', async () => {
    const filesDir = await mkdtemp(join(tmpdir(), 'kryt-upload-'))
    const picture = `Products/${seedId('product', 'x')}/cover.webp`
    const drawn = `Communications/${seedId('communication', 'x')}/Images/picture-1.webp`
    const file = `ProductsContent/${seedId('content', 'x')}/x.pdf`
    const write = async (key: string, bytes: string): Promise<void> => {
      await mkdir(dirname(join(filesDir, key)), { recursive: true })
      await writeFile(join(filesDir, key), bytes)
    }
    const run = (): ReturnType<typeof uploadAll> =>
      uploadAll({ supabaseUrl: stack.apiUrl, secretKey: stack.config.keys.secret, filesDir })
    try {
      await write(picture, 'picture')
      await write(drawn, 'drawn')
      await write(file, 'file')
      expect(await run()).toEqual({ uploaded: 3, unchanged: 0 })
      expect(await run()).toEqual({ uploaded: 0, unchanged: 3 })
      await write(file, 'a longer file')
      expect(await run()).toEqual({ uploaded: 1, unchanged: 2 })

      const shown = await fetch(`${stack.apiUrl}/storage/v1/object/public/images/${picture}`)
      expect(shown.headers.get('content-type')).toBe('image/webp')
      expect(shown.headers.get('cache-control')).toContain('max-age=3600')
      const visitor = client(stack.config.keys.publishable)
      expect((await visitor.storage.from('content').download(file)).error).not.toBeNull()
      const { data } = await service.storage.from('content').download(file)
      expect(await data?.text()).toBe('a longer file')
    } finally {
      await rm(filesDir, { recursive: true, force: true })
    }
  })
})
