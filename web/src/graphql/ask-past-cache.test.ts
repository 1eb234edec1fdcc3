import { ApolloClient, gql, type TypedDocumentNode } from '@apollo/client'
import { MockLink } from '@apollo/client/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { createCache } from './cache.ts'

interface Tags {
  tags: string[]
}

const query: TypedDocumentNode<Tags, Record<string, never>> = gql`
  query Tags {
    tags
  }
`
const answer = (...tags: string[]) => ({ request: { query }, result: { data: { tags } } })

const clientWith = (...answers: MockLink.MockedResponse[]) =>
  new ApolloClient({ cache: createCache(), link: new MockLink(answers) })

/** The page has not stood yet in each test. */
async function open() {
  vi.resetModules()
  const { askPastCache } = await import('./ask-past-cache.ts')
  const { tellPageStands } = await import('@/lib/page-stands.ts')
  const stand = async () => {
    tellPageStands()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { askPastCache, stand }
}

let page: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  page = await open()
})

test('what the first page is drawn from is neither written to the cache nor read back, until the page stands', async () => {
  const client = clientWith(answer('a'))
  const write = vi.spyOn(client.cache, 'write')
  const diff = vi.spyOn(client.cache, 'diff')
  await expect(page.askPastCache(client, { query }, 'cache-first')).resolves.toEqual({
    tags: ['a'],
  })
  expect(write).not.toHaveBeenCalled()
  expect(diff).not.toHaveBeenCalled()
  await page.stand()
  expect(client.readQuery({ query })).toEqual({ tags: ['a'] })
})

test('once the page stands it is asked as usual', async () => {
  const client = clientWith(answer('a'), answer('b'))
  await page.stand()
  await page.askPastCache(client, { query }, 'cache-first')
  await expect(page.askPastCache(client, { query }, 'cache-first')).resolves.toEqual({
    tags: ['a'],
  })
  await expect(page.askPastCache(client, { query }, 'network-only')).resolves.toEqual({
    tags: ['b'],
  })
})

test('an older answer does not take the place of a newer one', async () => {
  const client = clientWith(answer('older'))
  await page.askPastCache(client, { query }, 'cache-first')
  client.writeQuery({ query, data: { tags: ['newer'] } })
  await page.stand()
  expect(client.readQuery({ query })).toEqual({ tags: ['newer'] })
})

test('a failure is an error of the app, and nothing is stored', async () => {
  const client = clientWith({ request: { query }, error: new Error('lost') })
  await expect(page.askPastCache(client, { query }, 'cache-first')).rejects.toMatchObject({
    code: expect.any(String) as string,
  })
  await page.stand()
  expect(client.readQuery({ query })).toBeNull()
})
