import { expect, inject, test } from 'vitest'
import { isHosted, quick, timed } from './quickly.ts'

const deep = (levels: number, open: string, close: string, inner = '1') =>
  `${open.repeat(levels)}${inner}${close.repeat(levels)}`
const megabyte = 900_000

/** Bodies that are valid JSON, or begin like it, and say nothing. */
const bodies: [what: string, body: string][] = [
  ['lists within lists', deep(megabyte / 2, '[', ']')],
  ['objects within objects', deep(megabyte / 6, '{"a":', '}')],
  ['lists that are not closed', '['.repeat(megabyte)],
  ['a list of numbers', `[${'0,'.repeat(megabyte / 2)}0]`],
  ['a list of empty objects', `[${'{},'.repeat(megabyte / 3)}{}]`],
  [
    'an object of many keys',
    `{${Array.from({ length: megabyte / 12 }, (_, index) => `"k${String(index)}":0`).join()}}`,
  ],
  ['one key many times', `{${'"name":0,'.repeat(megabyte / 9)}"name":0}`],
  ['a long text', JSON.stringify({ name: 'x'.repeat(megabyte) })],
  ['a long text of escapes', `{"name":"${'\\u0041'.repeat(megabyte / 6)}"}`],
  ['a long number', `{"name":${'9'.repeat(megabyte)}}`],
  ['__proto__ within __proto__', deep(megabyte / 14, '{"__proto__":', '}')],
]

const paths = [
  '/rest/v1/product_tag',
  '/rest/v1/product_tag?columns=name',
  '/rest/v1/rpc/search_products',
  '/auth/v1/token?grant_type=password',
  '/auth/v1/signup',
  '/auth/v1/recover',
  '/functions/v1/contact',
  '/functions/v1/lookup-user',
  '/functions/v1/support',
]

test
  .skipIf(isHosted())
  .for(paths.flatMap((path) => bodies.map(([what, body]) => ({ path, what, body }))))(
  '$path refuses $what at once',
  async ({ path, body }) => {
    const { url, publishableKey } = inject('supabase')
    const { status, slowest } = await timed(() =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body,
      }),
    )
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(slowest).toBeLessThan(quick)
  },
)
