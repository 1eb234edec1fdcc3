import { beforeEach, expect, it } from 'vitest'
import { FunctionError } from '../_shared/http/function-error.ts'
import { handleProductContent, type ProductContentDeps } from './handler.ts'

const productID = '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a01'
const key = 'ProductsContent/7/1763703000000-Breuke & desimale.pdf'

const correction = { at: '2026-11-28T08:00:00Z', sentence: 'Vraag 4 is reg.', unseen: true }

let done: string[]
let deps: ProductContentDeps
beforeEach(() => {
  done = []
  deps = {
    findCaller: async () => Promise.resolve({ id: 'caller', email: null }),
    mayGoOn: () => true,
    listContent: async () =>
      Promise.resolve({
        files: [{ key, name: 'Breuke & desimale.pdf', size: 2048, correction }],
        urls: ['76979871'],
      }),
    recordDownload: async (productId, fileKey) => {
      done.push(`recorded ${productId} ${fileKey}`)
      return Promise.resolve()
    },
    signLink: async (fileKey) => {
      done.push(`signed ${fileKey}`)
      return Promise.resolve('http://kong:8000/storage/v1/object/sign/content/7/b.pdf?token=t')
    },
  }
})

const get = async (query: Record<string, string>, method = 'GET') =>
  handleProductContent(
    new Request(`http://api/product-content?${new URLSearchParams(query).toString()}`, { method }),
    deps,
  )

async function expectRefusal(response: Response, status: number, word: string): Promise<void> {
  expect([response.status, await response.json()]).toEqual([status, { error: word }])
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(done).toEqual([])
}

it('lists the files with their addresses, without signing or recording anything', async () => {
  const response = await get({ productID })
  expect([response.status, await response.json()]).toEqual([
    200,
    {
      data: {
        files: [
          {
            fileName: 'Breuke & desimale.pdf',
            fileUrl: `/functions/v1/product-content?productID=${productID}&fileKey=ProductsContent%2F7%2F1763703000000-Breuke+%26+desimale.pdf`,
            size: 2048,
            correction,
          },
        ],
        urls: ['76979871'],
      },
    },
  ])
  expect(done).toEqual([])
})

it('records a download, then signs a link and redirects to it', async () => {
  const { data } = (await (await get({ productID })).json()) as {
    data: { files: { fileUrl: string }[] }
  } // as above
  const query = new URL(data.files[0]?.fileUrl ?? '', 'http://api').searchParams
  const response = await get(Object.fromEntries(query))
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/storage/v1/object/sign/content/7/b.pdf?token=t')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(done).toEqual([`recorded ${productID} ${key}`, `signed ${key}`])
})

it('signs nothing for a caller who does not own the resource', async () => {
  const refuse = async () => Promise.reject(new FunctionError(403, 'product_not_owned'))
  deps.listContent = refuse
  deps.recordDownload = refuse
  await expectRefusal(await get({ productID }), 403, 'product_not_owned')
  await expectRefusal(await get({ productID, fileKey: key }), 403, 'product_not_owned')
})

it.each([{}, { productID: '7' }, { productID, fileKey: '' }])('refuses %o', async (query) => {
  await expectRefusal(await get(query), 422, 'invalid_body')
})

it('limits how many files a caller may fetch', async () => {
  deps.mayGoOn = (caller) => caller !== 'caller'
  await expectRefusal(await get({ productID }), 429, 'too_many_requests')
  await expectRefusal(await get({ productID, fileKey: key }), 429, 'too_many_requests')
})

it('refuses callers who are not signed in, and POST', async () => {
  await expectRefusal(await get({ productID }, 'POST'), 405, 'method_not_allowed')
  deps.findCaller = async () => Promise.reject(new FunctionError(401, 'not_signed_in'))
  await expectRefusal(await get({ productID, fileKey: key }), 401, 'not_signed_in')
})
