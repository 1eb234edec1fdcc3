import { beforeEach, expect, test, vi } from 'vitest'
import { apolloClient } from '@/graphql/client.ts'
import { removeFiles } from '@/lib/stored-files.ts'

vi.mock('@/graphql/client.ts', () => ({ apolloClient: { query: vi.fn() } }))
vi.mock('@/lib/stored-files.ts')

const query = vi.fn()
beforeEach(() => {
  vi.resetModules()
  vi.mocked(removeFiles).mockReset()
  query.mockReset()
  apolloClient.query = query
})

const sweep = async () => (await import('./sweep-pictures.ts')).sweepPictures()

test('pictures that no paper holds are removed, once for each visit', async () => {
  query.mockResolvedValue({ data: { myUnusedPictures: ['Assessments/me/a.png'] } })
  const { sweepPictures } = await import('./sweep-pictures.ts')
  await sweepPictures()
  await sweepPictures()
  expect(query).toHaveBeenCalledOnce()
})

test('nothing is asked of Storage when all are in use, and a failure is not told', async () => {
  query.mockResolvedValue({ data: { myUnusedPictures: [] } })
  await sweep()
  expect(removeFiles).not.toHaveBeenCalled()
  vi.resetModules()
  query.mockRejectedValue(new Error('offline'))
  await expect(sweep()).resolves.toBeUndefined()
})
